import type { FastifyInstance } from 'fastify'

/** `/healthz`: the process answers. `/readyz`: what it needs answers too; 503 and the name of what does not. */
export function mountHealth(app: FastifyInstance, needs: Record<string, () => Promise<void>>): void {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
  app.get('/readyz', { logLevel: 'silent' }, async (request, reply) => {
    const checks = await Promise.all(Object.entries(needs).map(([name, ping]) => check(name, ping)))
    const failed = checks.filter((each) => !each.ok)
    for (const each of failed) request.log.error({ need: each.name }, 'not ready')
    return reply
      .status(failed.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: failed.length === 0 ? 'ready' : 'not ready',
        checks: Object.fromEntries(checks.map((each) => [each.name, each.ok ? 'ok' : 'no answer'])),
      })
  })
}

/** Longer than this counts as no answer. */
const patienceMs = 3_000

async function check(name: string, ping: () => Promise<void>): Promise<{ name: string; ok: boolean }> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), patienceMs)
  })
  try {
    await Promise.race([ping(), tooLong])
    return { name, ok: true }
  } catch {
    return { name, ok: false }
  } finally {
    clearTimeout(timer)
  }
}
