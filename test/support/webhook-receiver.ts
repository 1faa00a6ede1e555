import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { startArrivals } from './arrivals.ts'

export interface ArrivedWebhook {
  headers: IncomingHttpHeaders
  body: string
}

/** A receiver of webhooks of one's own, reached over the wire by whatever address a test names. */
export const startWebhookReceiver = () =>
  startArrivals({
    status: 200,
    reply: 'an answer that nobody reads',
    keep: ({ headers }, body): ArrivedWebhook => ({ headers, body: body.toString() }),
  })

/** As standardwebhooks.com tells a receiver to check what came; nothing of the product's own code. */
export function isSigned({ headers, body }: ArrivedWebhook, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const right = createHmac('sha256', key).update(signed).digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .some((each) => {
      const given = Buffer.from(each.replace(/^v1,/, ''), 'base64')
      return given.length === right.length && timingSafeEqual(given, right)
    })
}
