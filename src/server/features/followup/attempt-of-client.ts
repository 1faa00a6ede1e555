import { createHash } from 'node:crypto'

/** The key of a form that was sent for a client: another client's form never finds it. */
export function attemptOfClient(clientId: number, attemptKey: string): string {
  return createHash('sha256').update(`${clientId}\n${attemptKey}`).digest('base64url')
}
