import type { TestApp } from './make-app.ts'

/** What the postal sandbox has to tell, as its webhooks, and everything that follows. @param copies each so often */
export async function deliverPostalWebhooks(app: TestApp, copies = 1): Promise<number[]> {
  const answers: number[] = []
  await app.postalSandbox.deliverNow(async (payload, headers) => {
    for (let copy = 0; copy < copies; copy += 1) {
      const reply = await app.inject({ method: 'POST', url: '/api/webhooks/lob', headers, payload })
      answers.push(reply.statusCode)
    }
    return answers.at(-1) ?? 0
  })
  await app.deps.queue.idle()
  return answers
}
