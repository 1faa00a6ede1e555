import type { FastifyInstance } from 'fastify'

/** Anybody may ask: however often, what is needed is asked once in this time. */
const askedEveryMs = 500

/** `/healthz`: the process answers. `/readyz`: what it needs is in order, too; 503 and the name of what is not. */
export function mountHealth(app: FastifyInstance, needs: Record<string, () => Promise<void>>): void {
  let asked: { at: number; checks: Promise<Check[]> } | null = null
  const checkAll = () => {
    const now = performance.now()
    if (asked === null || now - asked.at >= askedEveryMs) {
      asked = {
        at: now,
        checks: Promise.all(Object.entries(needs).map(([name, ping]) => check(name, ping))),
      }
    }
    return asked.checks
  }
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
  app.get('/readyz', { logLevel: 'silent' }, async (request, reply) => {
    const checks = await checkAll()
    const failed = checks.filter((each) => !each.ok)
    for (const each of failed) request.log.error({ need: each.name, err: each.fault }, 'not ready')
    return reply
      .status(failed.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: failed.length === 0 ? 'ready' : 'not ready',
        checks: Object.fromEntries(checks.map((each) => [each.name, each.ok ? 'ok' : 'not in order'])),
      })
  })
}

/** Longer than this counts as no answer. */
const patienceMs = 3_000

interface Check {
  name: string
  ok: boolean
  fault?: unknown
}

async function check(name: string, ping: () => Promise<void>): Promise<Check> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), patienceMs)
  })
  try {
    await Promise.race([ping(), tooLong])
    return { name, ok: true }
  } catch (fault) {
    return { name, ok: false, fault }
  } finally {
    clearTimeout(timer)
  }
}
