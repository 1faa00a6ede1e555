import type { SignaturePlace } from '../../../engine/envelope/letter-to-sign.ts'
import type { AddressSource } from '../../../engine/letters/bureau-recipient.ts'
import type { EnclosedCopy } from '../../../engine/letters/enclosed-copies.ts'
import type { Deps } from '../../deps.ts'
import type { DocumentRow } from './documents.tables.ts'

/** What goes into the envelope of a letter, and where the letter is signed. Kept with the document, of the same writing. */
export interface MailingPlan {
  recipientName: string
  sender: { name: string; lines: string[] }
  /** A line that is not known is null. */
  recipient: readonly (string | null)[]
  /** Where a bureau's address comes from; absent of everybody else's, and of plans from before it was kept. */
  recipientFrom?: AddressSource
  /** As the letter prints it: 'November 9, 2026'. */
  date: string
  /** It has lines that only the person can fill in. */
  hasBlanks: boolean
  signaturePlace: SignaturePlace | null
  /** The letter's list of enclosures, in its order. */
  copies: EnclosedCopy[]
}

/** The context under which a plan is sealed. */
const planContext = 'mailing-plan'

export function sealPlan(deps: Pick<Deps, 'sealer'>, plan: MailingPlan | null): Uint8Array | null {
  return plan === null ? null : deps.sealer.seal(JSON.stringify(plan), planContext)
}

/** Null for a paper that nobody mails, or that was written before this was kept. */
export function planOf(deps: Pick<Deps, 'sealer'>, row: Pick<DocumentRow, 'planSealed'>): MailingPlan | null {
  return row.planSealed ? JSON.parse(deps.sealer.openText(row.planSealed, planContext)) : null
}
