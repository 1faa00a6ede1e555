import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import type { TierKey } from '../../../shared/catalogue/tiers.ts'
import type { DisputeProgress } from '../clients/change-dispute-progress.ts'

/** An invented person of the sample reports, at one stage of the way. */
export interface ExampleClient {
  /** What there is to see, for the line that is printed. */
  stage: string
  /** Day on which all of it happened, 'YYYY-MM-DD'; null: now. */
  on: string | null
  /** The package paid for; null: a beta tester. */
  tier: TierKey | null
  person: { name: string; email: string; phone: string }
  /** Null: no intake was sent yet. */
  intake: {
    address: { mailingAddress: string; city: string; state: string; zipCode: string }
    /** Sample files by bureau, as paths in the folder of the samples. */
    reports: Partial<Record<BureauKey, string>>
  } | null
  refunded?: true
  progress?: { on: string; change: DisputeProgress }[]
}

/** The three reports of one sample set. */
export function reportsOfSet(set: string): Record<BureauKey, string> {
  return {
    experian: `${set}/experian.pdf`,
    equifax: `${set}/equifax.pdf`,
    transunion: `${set}/transunion.pdf`,
  }
}
