import type { Decline } from './test-cards.ts'

/** An error of Stripe's wire: the status and the object under `error` (facts 3.4). */
export class WireError extends Error {
  override name = 'WireError'
  readonly status: number
  readonly body: Record<string, unknown>
  /** The parameters were good and the state was not: under its idempotency key the answer stays. */
  readonly isExecuted: boolean

  constructor(
    status: number,
    body: { type: string; message: string } & Record<string, unknown>,
    isExecuted = false,
  ) {
    super(body.message)
    this.status = status
    this.body = body
    this.isExecuted = isExecuted
  }
}

export function invalidRequest(message: string, more: Record<string, unknown> = {}, status = 400): WireError {
  return new WireError(status, { type: 'invalid_request_error', message, ...more })
}

/** Refused for what the object is now, not for how it was asked. */
export function stateRefused(message: string, more: Record<string, unknown> = {}): WireError {
  return new WireError(400, { type: 'invalid_request_error', message, ...more }, true)
}

export function missingResource(kind: string, id: string): WireError {
  return invalidRequest(`No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' }, 404)
}

export function unexpectedState(message: string, intent: Record<string, unknown>): WireError {
  return stateRefused(message, { code: 'payment_intent_unexpected_state', payment_intent: intent })
}

/** The payer's own error (402). Fraud decline codes stay with the server (facts 3.4). */
export function cardError(decline: Decline, more: Record<string, unknown> = {}): WireError {
  const { code, declineCode, message } = decline
  const declined = declineCode ? { decline_code: declineCode } : {}
  return new WireError(402, { type: 'card_error', code, ...declined, message, ...more }, true)
}
