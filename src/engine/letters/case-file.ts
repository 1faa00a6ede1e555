import type { LetterLayout } from '../../shared/rules/letter-layout.ts'
import type { CoveringTexts } from '../../shared/texts/covering-texts.ts'
import type { Finding } from '../audit/finding.ts'
import type { Bureau, CreditReport } from '../report/credit-report.ts'
import type { EnclosedPaper } from './enclosed-paper.ts'

/** Who signs. `ssnLast4` is the last four digits and never more; `dob` is 'YYYY-MM-DD'. */
export interface Consumer {
  name: string
  mailingAddress: string
  city: string
  state: string
  zipCode: string
  ssnLast4: string | null
  dob: string | null
}

/** One debt as the bureaus print it: its entries, at one bureau or several. */
export interface DebtAcrossBureaus {
  id: string
  /** What a person would call it: the creditor's name. */
  label: string
  members: { bureau: Bureau; accountId: string }[]
}

/** What became of an item that an earlier letter disputed, by the bureau's results letter or a newer report. */
export type ItemOutcome =
  | 'deleted'
  | 'corrected'
  | 'verified'
  | 'changed_still_wrong'
  | 'reinserted'
  | 'reaged'
  /** Nothing came, or what came does not name the item. */
  | 'no_answer'

/** An item that a letter of an earlier round disputed, as it was disputed then. */
export interface EarlierItem {
  finding: Finding
  outcome: ItemOutcome
  /** What the bureau's letter prints of it, or the newer report's line; null without an answer. */
  said: string | null
}

/** A letter of an earlier round that was really mailed: its state is in the mail log, with evidence. */
export interface EarlierLetter {
  round: number
  bureau: Bureau
  /** 'YYYY-MM-DD', evidenced. */
  mailedOn: string
  /** Evidenced delivery; null: no clock runs. */
  deliveredOn: string | null
  /** When further information about it was sent, which lengthens the reinvestigation (FCRA 611(a)(1)(B)). */
  moreInfoSentOn?: string | null
  certifiedNumber: string | null
  /** When the bureau's answer came, and in what form; null while there is none. */
  answer: { receivedOn: string; source: 'results-letter' | 'new-report' } | null
  items: EarlierItem[]
  /** Of what an envelope can hold a copy: the letter with the proof of its delivery, and the answer. Absent: of nothing. */
  kept?: { letter: boolean; results: boolean }
}

/** A bureau letter of an earlier round that was written and, as far as the mail log shows, never handed over. */
export interface UnmailedLetter {
  round: number
  bureau: Bureau
}

/** A company that an earlier round wrote to, and what about: a repeat without anything new may be refused (12 CFR 1022.43(f)). */
export interface AskedCompany {
  recipient: string
  /** Of the findings that its letter disputed. */
  fingerprints: string[]
}

/** Where a letter stands, as the mail log knows it. Nothing else starts a clock, and no number is ever invented. */
export interface Mailing {
  documentType: string
  state: 'not_sent' | 'handed_over' | 'accepted' | 'delivered'
  /** Each with the day and whether a file proves it. */
  steps: { state: 'handed_over' | 'accepted' | 'delivered'; day: string; isEvidenced: boolean }[]
  certifiedNumber: string | null
  /** When further information about the dispute was sent, which lengthens its time. */
  moreInfoSentOn?: string | null
}

/** A crop of a page of the client's own report around one line of evidence, that line marked. */
export interface EvidencePicture {
  /** pictureKey() of the evidence. */
  key: string
  png: Uint8Array
  /** Pixels. */
  width: number
  height: number
}

/** What the client asked to be written beside the bureau letters, with the facts that only the client can state. */
export interface Packets {
  /** Collectors to be asked for validation (FDCPA 809(b)): ids of their entries. */
  collectorValidation: { bureau: Bureau; itemId: string }[]
  /** Items that the client states are of identity theft (FCRA 605B), with the report filed about it. */
  identityTheft: {
    items: { bureau: Bureau; itemId: string }[]
    /** As printed on the FTC or police report; null: the entries are disputed as not the client's, and no block is asked for. */
    reportNumber: string | null
  } | null
  securityFreeze: boolean
}

/** `not_decided`: the round was mailed before the client decided. */
export type SetAsideReason = 'not_this_one' | 'on_hold' | 'not_confirmed' | 'not_decided'

/**
 * Everything the documents are made from, and nothing else may be said in them.
 * `findings` are those of strength A and B that the client has decided to dispute, and nothing else is ever in a letter;
 * those that wait for a decision are in `undecided`, decided "not this one" and held ones in `setAside`; `questions` are
 * of strength C and unanswered. `without` names each bureau whose report is absent or
 * could not be read, with the sentence that says why. `asOf` is 'YYYY-MM-DD', the date that the documents bear.
 */
export interface CaseFile {
  consumer: Consumer
  asOf: string
  /** From 1 on; rounds after the third go on with what is new and with the companies, agencies and the case file. */
  round: number
  reports: CreditReport[]
  findings: Finding[]
  /** Strength A and B, not decided on: grey in the drafts, in no letter that may be signed. Absent: none. */
  undecided?: Finding[]
  questions: Finding[]
  debts: DebtAcrossBureaus[]
  without: { bureau: Bureau; sentence: string }[]
  ruleSetVersion: string
  /** Findings that the client does not dispute now, with why. Absent: none. */
  setAside?: { finding: Finding; reason: SetAsideReason }[]
  /** Letters of earlier rounds. Absent or empty in round 1. */
  earlier?: EarlierLetter[]
  /** Letters of earlier rounds that are still the ones to mail, at most one a bureau. Absent: none. */
  unmailed?: UnmailedLetter[]
  /** Direct disputes of earlier rounds that were handed over. Absent: none. */
  askedCompanies?: AskedCompany[]
  mailings?: Mailing[]
  packets?: Packets
  /** Papers that the envelope of a letter holds copies of. Absent: no envelope is made, and no letter says that one holds anything. */
  papers?: readonly EnclosedPaper[]
  /** Language of what the client reads; letters to bureaus, furnishers and collectors are English always. */
  language?: 'en' | 'es'
  /** How letters set their items; absent: as a table, as before there was a choice. */
  layout?: LetterLayout
  /** Chooses among phrases of one meaning (phrases/choose-phrase.ts); absent: the first of each. */
  voice?: number
  /** What the operator says in the covering texts of this round, as it was when it was analysed. Absent: nothing. */
  covering?: CoveringTexts
  /** What the person adds to the letters of this round. Absent: nothing. */
  ownWords?: OwnWords[]
}

/** Words of the person's own in one letter: of one item, by its finding's fingerprint, or (null) behind the opening. */
export interface OwnWords {
  documentType: string
  finding: string | null
  /** Plain text; an empty line begins a new paragraph. */
  text: string
}
