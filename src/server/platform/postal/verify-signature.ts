import { createHmac, timingSafeEqual } from 'node:crypto'
import { PostalWebhookRefused, type WebhookHeaders } from './postal-provider.ts'

const toleranceMs = 5 * 60_000
/** Twelve digits or more: milliseconds. Lob writes those, others seconds. */
const leastOfMilliseconds = 1e11

/**
 * HMAC-SHA256 in hexadecimal digits over `<timestamp>.<body>`, as both providers sign (Lob: "Securing Webhooks"; PostGrid:
 * "Verifying JSON Payloads"). The time may be five minutes off. Throws PostalWebhookRefused.
 * @param timestamp as it was sent: since 1970, in seconds or milliseconds
 */
export function verifySignature(
  raw: Uint8Array,
  given: { timestamp: string | undefined; signature: string | undefined; secret: string },
  now: Date,
): void {
  const { timestamp, signature, secret } = given
  if (!timestamp || !signature) throw new PostalWebhookRefused('The signature of the webhook is missing.')
  const number = Number(timestamp)
  const at = number >= leastOfMilliseconds ? number : number * 1000
  if (!/^\d{1,16}$/.test(timestamp) || Math.abs(now.getTime() - at) > toleranceMs)
    throw new PostalWebhookRefused('The webhook was not signed within the last five minutes.')
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(raw).digest()
  const told = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : '', 'hex')
  if (told.length !== expected.length || !timingSafeEqual(told, expected))
    throw new PostalWebhookRefused('The signature of the webhook does not match its body.')
}

/** One header; of several the first. */
export function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** The JSON of a verified body. Throws PostalWebhookRefused for whatever is no object. */
export function eventObject(raw: Uint8Array): Record<string, unknown> {
  let event: unknown = null
  try {
    event = JSON.parse(new TextDecoder().decode(raw))
  } catch {
    // Said below.
  }
  if (typeof event !== 'object' || event === null || Array.isArray(event))
    throw new PostalWebhookRefused('The webhook is no event.')
  return event as Record<string, unknown>
}
