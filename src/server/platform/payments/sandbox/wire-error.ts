import type { Decline } from './test-cards.ts'

/** An error of Stripe's wire: the status and the object under `error` (facts 3.4). */
export class WireError extends Error {
  override name = 'WireError'
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, body: { type: string; message: string } & Record<string, unknown>) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export function invalidRequest(message: string, more: Record<string, unknown> = {}, status = 400): WireError {
  return new WireError(status, { type: 'invalid_request_error', message, ...more })
}

export function missingResource(kind: string, id: string): WireError {
  return invalidRequest(`No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' }, 404)
}

export function unexpectedState(message: string, intent: Record<string, unknown>): WireError {
  return invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent })
}

/** The payer's own error (402). Fraud decline codes stay with the server (facts 3.4). */
export function cardError(decline: Decline, more: Record<string, unknown> = {}): WireError {
  const { code, declineCode, message } = decline
  return new WireError(402, {
    type: 'card_error',
    code,
    ...(declineCode ? { decline_code: declineCode } : {}),
    message,
    ...more,
  })
}
