import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { emailAddress } from '../../../shared/api/vocabulary.ts'
import { msOfDay } from '../../../shared/rules/civil-days.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { refuseWhenLimited } from '../../platform/http/mount.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { parseInput } from '../../platform/http/validate.ts'
import { takeLinkAllowance } from '../accounts/attempt-throttle.ts'
import { hashOfSecret } from '../accounts/session-cookie.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { setDraftToken } from './funding-drafts.store.ts'
import { fundingMailWords } from './funding-mail-words.ts'
import { findFundingDraft } from './keep-funding-draft.ts'

const lifeMs = 7 * msOfDay
const pauseSeconds = 15 * 60

/**
 * Mails the address in the draft a link by which one other browser takes a copy of it, within seven days. A newer link
 * takes the place of the one before; at most five in a quarter of an hour go to one address.
 * Errors: not_found without a draft, invalid_input without an address in it, rate_limited.
 */
export async function mailFundingDraft(
  deps: Deps,
  input: { userId: string; language: Language },
): Promise<{ sentTo: string }> {
  const { userId, language } = input
  const draft = await findFundingDraft(deps, userId)
  if (!draft) throw new Refusal('not_found', says('funding.noDraft'))
  const { email } = parseInput(z.object({ email: emailAddress() }), { email: draft.fields.email })
  const token = randomBytes(32).toString('base64url')
  const tokenHash = hashOfSecret(token)
  const { renderFundingMail } = await import('./emails/funding-mail.tsx')
  const mail = await renderFundingMail(deps.config, {
    news: { kind: 'draft' },
    name: draft.fields.fullName,
    url: `${deps.config.publicUrl}/readiness-intake?draft=${token}`,
    language,
    texts: await fundingMailWords(deps.database.db, language),
  })
  const now = deps.clock.now()
  const isSent = await deps.database.transaction(async (tx) => {
    if (!(await takeLinkAllowance(tx, emailKeyOf(email), now))) return false
    await setDraftToken(tx, userId, { tokenHash, tokenExpiresAt: new Date(now.getTime() + lifeMs) })
    return queueMail(deps, tx, {
      ...mail,
      to: email,
      mailType: 'funding-draft',
      dedupeKey: `funding-draft:${tokenHash}`,
    })
  })
  if (!isSent) refuseWhenLimited(pauseSeconds)
  return { sentTo: email }
}
