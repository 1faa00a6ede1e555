import { randomBytes } from 'node:crypto'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { hashOfSecret } from '../accounts/session-cookie.ts'
import { findProven, prove } from './setup-proofs.ts'

const linkMs = 72 * 3_600_000

/**
 * Sends a mail to whoever asks, at once and not through the outbox, so that they see what the mail server says. Only its
 * link proves that it arrived.
 * Throws Refusal 'conflict' without a mail server, 'provider_unavailable' with why it was not taken.
 */
export async function sendTestMail(deps: Deps, email: string): Promise<{ sentTo: string }> {
  if (deps.mailSender.kind === 'outbox') throw new Refusal('conflict', says('staff.noServerToTest'))
  const token = randomBytes(32).toString('base64url')
  const { renderTestMail } = await import('./emails/render-test-mail.tsx')
  const mail = await renderTestMail(deps.config, `${deps.config.publicUrl}/dashboard/setup?arrived=${token}`)
  await deps.mailSender.send({ to: email, ...mail }).catch((cause: unknown) => {
    const words = cause instanceof Error ? cause.message : String(cause)
    throw new Refusal('provider_unavailable', says('staff.mailServerSays', { words }), undefined, { cause })
  })
  await prove(deps, 'mail-sent', hashOfSecret(token))
  return { sentTo: email }
}

/** Throws Refusal 'token_invalid' for the link of another mail, of another mail server, or after 72 hours. */
export async function confirmTestMail(deps: Deps, token: string): Promise<void> {
  const sent = await findProven(deps, 'mail-sent')
  const isOver = !sent || sent.at.getTime() + linkMs <= deps.clock.now().getTime()
  if (isOver || sent.detail !== hashOfSecret(token))
    throw new Refusal('token_invalid', says('staff.testMailOld'))
  await prove(deps, 'mail-arrived', '')
}
