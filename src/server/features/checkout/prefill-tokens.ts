import { randomBytes, timingSafeEqual } from 'node:crypto'
import { msOfDay } from '../../../shared/rules/civil-days.ts'
import { saysYes } from '../../../shared/rules/contact-prefill.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import {
  deleteExpiredPrefillTokens,
  insertPrefillToken,
  selectPrefillToken,
  setPrefillTokenUsed,
} from './checkout.store.ts'

type Fields = Record<string, string | boolean>
type Purpose = 'credit' | 'funding'
const lifetimeMs = 7 * msOfDay

/**
 * Decision 31: issues a token for a form service that knows the shared secret. The token opens these fields, for this
 * purpose, for seven days, and nothing else. Errors: not_signed_in without the right secret.
 */
export async function createPrefillToken(
  deps: Deps,
  input: { secret: string | undefined; purpose: Purpose; fields: Fields },
): Promise<{ token: string; expiresAt: string }> {
  if (!isSecret(deps.config.prefillSecret, input.secret)) {
    throw new Refusal('not_signed_in', says('staff.prefillSecret'))
  }
  const now = deps.clock.now()
  const token = `pf_${randomBytes(32).toString('base64url')}`
  const tokenHash = deps.sealer.token('prefill-token', token)
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  await deleteExpiredPrefillTokens(deps.database.db, now)
  await insertPrefillToken(deps.database.db, {
    tokenHash,
    purpose: input.purpose,
    fieldsSealed: deps.sealer.seal(JSON.stringify(input.fields), `prefill:${tokenHash}`),
    expiresAt,
    createdAt: now,
  })
  return { token, expiresAt: expiresAt.toISOString() }
}

/** The fields of a token. Errors: not_found when it is unknown, expired or for something else. */
export async function getPrefillFields(deps: Deps, token: string, purpose: Purpose): Promise<Fields> {
  const tokenHash = deps.sealer.token('prefill-token', token)
  const now = deps.clock.now()
  const row = await selectPrefillToken(deps.database.db, { tokenHash, purpose, now })
  if (!row) throw new Refusal('not_found', says('account.prefillLink'))
  await setPrefillTokenUsed(deps.database.db, tokenHash, now)
  return JSON.parse(deps.sealer.openText(row.fieldsSealed, `prefill:${tokenHash}`))
}

function isSecret(expected: string | null, given: string | undefined): boolean {
  if (!expected || !given) return false
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const spellings = {
  name: ['name', 'fullName', 'full_name'],
  email: ['email', 'emailAddress', 'email_address'],
  phone: ['phone', 'phoneNumber', 'phone_number'],
  consent: ['communicationConsent', 'communication_consent', 'agreeToContact', 'agree_to_contact'],
} as const

/** The contact of a credit prefill, from every spelling that a form may have used (decision 31); what was left blank says nothing. */
export function creditPrefillOf(fields: Fields): {
  name: string
  email: string
  phone: string
  communicationConsent: boolean
} {
  const read = (key: keyof typeof spellings) =>
    spellings[key].map((spelling) => fields[spelling]).find((value) => value !== undefined && !isBlank(value))
  const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value : '')
  return {
    name: text(read('name')),
    email: text(read('email')),
    phone: text(read('phone')),
    communicationConsent: saysYes(read('consent')),
  }
}

const isBlank = (value: string | boolean) => typeof value === 'string' && value.trim() === ''
