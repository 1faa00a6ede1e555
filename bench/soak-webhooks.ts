import { signWebhook } from '../src/server/platform/payments/sandbox/webhook-courier.ts'
import { httpBrowser, intakeForm } from '../test/recovery/http-browser.ts'
import { contact, intakeAnswers } from '../test/support/paying-client.ts'
import { type RunningProduct, runProduct } from './run-product.ts'
import { timesLine } from './timing.ts'

const copies = 1000
/** All copies are under way within this time. */
const sentWithinMs = 1_000

/**
 * A client whose intake came before the payment settled; then a thousand copies of one webhook within a second, while the
 * browser returns again and again: one client, one payment, one mail, one run, six documents.
 * @returns what was doubled or lost, one sentence each
 */
export async function soakWebhooks(print: (line: string) => void): Promise<string[]> {
  const product = await runProduct()
  try {
    const browser = httpBrowser(() => product.address)
    const order = { ...contact, tier: 'premier', agreeToContact: true }
    const intent = (await browser.post('/api/create-payment-intent', order)) as {
      paymentIntentId: string
      clientSecret: string
    }
    const { paymentIntentId } = intent
    await browser.post('/api/intake', intakeForm({ ...intakeAnswers, clientType: 'paid', paymentIntentId }))
    await browser.pay(intent)
    const [sent] = await Promise.all([
      sendCopies(product, paymentIntentId),
      ...Array.from({ length: 20 }, () => browser.get(`/api/payments/${paymentIntentId}`)),
    ])
    print(`  ${copies} webhooks sent within ${Math.round(sent.sentMs)} ms`)
    print(timesLine('answered', sent.times))
    await product.deps.queue.idle()
    const refused = sent.statuses.filter((status) => status !== 200)
    return [
      ...(sent.sentMs < sentWithinMs ? [] : [`the webhooks were not sent within ${sentWithinMs} ms`]),
      ...(refused.length === 0 ? [] : [`${refused.length} webhooks were answered ${refused[0]}`]),
      ...(await wrongCounts(product)),
    ]
  } finally {
    await product.close()
  }
}

interface SentCopies {
  statuses: number[]
  /** Milliseconds until each was answered. */
  times: number[]
  /** Until the last of them was under way. */
  sentMs: number
}

async function sendCopies(product: RunningProduct, paymentIntentId: string): Promise<SentCopies> {
  const object = { id: paymentIntentId, object: 'payment_intent' }
  const event = { id: 'evt_soak', object: 'event', type: 'payment_intent.succeeded', data: { object } }
  const body = JSON.stringify(event)
  const signature = signWebhook(body, product.sandbox.webhookSecret, product.deps.clock.now())
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const sent: SentCopies = { statuses: [], times: [], sentMs: 0 }
  const started = performance.now()
  const send = async () => {
    const begun = performance.now()
    const reply = await fetch(`${product.address}/api/webhooks/stripe`, { method: 'POST', headers, body })
    await reply.arrayBuffer()
    sent.times.push(performance.now() - begun)
    sent.statuses.push(reply.status)
  }
  const answered = Array.from({ length: copies }, send)
  sent.sentMs = performance.now() - started
  await Promise.all(answered)
  return sent
}

async function wrongCounts(product: RunningProduct): Promise<string[]> {
  const expected: Record<string, number> = {
    clients: 1,
    'payments where settled_at is not null': 1,
    "payment_events where event_id = 'evt_soak'": 1,
    "mail_outbox where mail_type = 'receipt'": 1,
    '(select 1 from mail_outbox group by mail_type, recipient_key having count(*) > 1) as doubled': 0,
    processing_runs: 1,
    documents: 6,
  }
  const wrong: string[] = []
  for (const [what, count] of Object.entries(expected)) {
    const query = `select count(*)::int as n from ${what}`
    const { rows } = await product.deps.database.db.execute<{ n: number }>(query)
    if (rows[0]?.n !== count) wrong.push(`${what}: ${rows[0]?.n} instead of ${count}`)
  }
  return wrong
}
