import type { Consumer } from '../letters/case-file.ts'
import type { DisputeTypeKey } from '../letters/dispute-types.ts'
import type { Bureau } from '../report/credit-report.ts'

/** A debt that the person works on with a guide: read from their reports, or typed. Empty texts are not known. */
export interface GuideEntry {
  /** Stable within the guide: of a read entry the bureau's, of a typed one a number. */
  id: string
  /** The company that reports or collects it, as printed or typed. */
  company: string
  /** Its address in lines. */
  address: readonly string[]
  /** As printed; never more of it. */
  accountNumber: string
  originalCreditor: string
  /** As printed or typed: '$412'. */
  amount: string
  /** The bureaus whose reports show it. */
  bureaus: readonly Bureau[]
  /** The day on which the collector's own first notice came, 'YYYY-MM-DD'. */
  noticeOn: string | null
  /** Date of first delinquency as printed or known, 'YYYY-MM' or 'YYYY-MM-DD'. */
  firstDelinquency: string | null
  /** Until when a report says that it shows the entry, with the bureau that says so. */
  removals: readonly { bureau: Bureau; printed: string }[]
  /** What the person says is wrong with it. */
  reason: string
  /** The person's own statement of its kind; '' while none is chosen. */
  type: DisputeTypeKey | ''
}

/** A record of a tenancy, as the person typed it. */
export interface RentalRecord {
  landlord: string
  landlordAddress: readonly string[]
  /** The home that was rented. */
  property: string
  leaseEndedOn: string | null
  movedOutOn: string | null
  screeningCompany: string
  screeningAddress: readonly string[]
  /** The line of the screening report, as printed. */
  quoted: string
  /** What the person says is wrong with it. */
  reason: string
  /** Number of a court case, when there was one. */
  caseNumber: string
}

/** A letter of the guide that went out, with its days ('YYYY-MM-DD'). */
export interface GuideMailing {
  /** The paper's id. */
  paper: string
  mailedOn: string
  deliveredOn: string | null
  answeredOn: string | null
}

/** One card as a report prints it. Dollars. */
export interface CardLine {
  bureau: Bureau
  name: string
  balance: number
  limit: number
}

/** What the plan of Credit Fast Track is made of: read from the person's own reports, and nothing else. */
export interface PlanFacts {
  /** 'YYYY-MM-DD' of each report. */
  reports: readonly { bureau: Bureau; day: string }[]
  /** Findings that the person may dispute, with their titles in the person's language. */
  disputes: readonly { bureaus: readonly Bureau[]; creditor: string; title: string }[]
  cards: readonly CardLine[]
}

/** What is known for a guide. Nothing else may be said in its papers. */
export interface GuideMatter {
  person: Consumer
  entries: readonly GuideEntry[]
  rental: RentalRecord | null
  plan: PlanFacts | null
  mailings: readonly GuideMailing[]
  /** Of a guide for one bureau: the one that was chosen. */
  chosenBureau: Bureau | null
  /** The day on which the guide was opened, and the day that its papers bear, 'YYYY-MM-DD'. */
  begunOn: string
  asOf: string
  /** Of what the person reads; letters to companies are English always. */
  language: 'en' | 'es'
}
