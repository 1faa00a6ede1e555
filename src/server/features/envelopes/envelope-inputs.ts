import type { DocumentRow } from '../documents/documents.tables.ts'
import type { MailingPlan } from '../documents/mailing-plan.ts'
import type { EnvelopeRow } from './envelopes.tables.ts'
import type { PlannedEnclosure } from './plan-enclosures.ts'
import type { SigningInForce } from './signing-in-force.ts'

/** What an envelope is made from. Its sheets, or how they are bound, are of this version. */
export interface EnvelopeInputs {
  version: 1
  madeFor: EnvelopeRow['madeFor']
  language: 'en' | 'es'
  document: DocumentRow
  plan: MailingPlan | null
  signing: SigningInForce | null
  enclosures: PlannedEnclosure[]
}
