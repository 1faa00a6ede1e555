/** Kinds of letters, by what the law asks of the one who receives them. */
export type LetterKind =
  | 'bureau_dispute'
  | 'furnisher_dispute'
  | 'collector_validation'
  | 'identity_theft_block'
  | 'security_freeze'
  | 'cfpb_complaint'

/**
 * A letter as the mail log and the bureau's answers know it. All days are 'YYYY-MM-DD' and evidenced: a day entered
 * without a proof is given as null, so that no clock runs from it.
 */
export interface ClockedLetter {
  /** Stable, such as the document's id: it makes the names of calendar entries. */
  id: string
  kind: LetterKind
  round: number
  /** 'Experian', or the furnisher or collector as the report prints it. */
  recipient: string
  /** When it was handed over or accepted by the carrier. */
  mailedOn: string | null
  /** When the recipient received it (for a complaint: when the CFPB accepted it). */
  deliveredOn: string | null
  /** The dispute rests on a free annual disclosure of section 612(a), such as a report of AnnualCreditReport.com. */
  sentAfterFreeReport: boolean
  /** The letter asks how an item was verified, section 611(a)(7). */
  asksForProcedure: boolean
  /** Of a letter about identity theft: false where it disputes the entries and asks for no block. Absent: it asks for one. */
  asksForBlock?: boolean
  /** When the client sent further information about the same dispute; also without proof: it only lengthens the time. */
  moreInfoSentOn: string | null
  /** When the company answered a complaint that it is still at work on it, through the CFPB. */
  interimAnswerOn?: string | null
  /** When the answer came: a results letter, a new report, the furnisher's or the collector's reply, the company's final one. */
  answeredOn: string | null
  /** The day on which the bureau or the furnisher says that it finished; printed in its answer. */
  finishedOn: string | null
  /** The day on which the bureau says that it took the dispute for frivolous, section 611(a)(3). */
  frivolousOn: string | null
  /** When the item was put back, as the bureau's notice or a report that shows it prints; and the date of that notice. */
  reinsertedOn: string | null
  reinsertionNoticeOn: string | null
  /** Collectors: when the notice of 809(a) came to the consumer. */
  validationNoticeOn: string | null
}

const kinds: readonly [RegExp, LetterKind][] = [
  [/^(experian|equifax|transunion)_dispute_letter$/, 'bureau_dispute'],
  [/^furnisher_dispute_letter_\d+$/, 'furnisher_dispute'],
  [/^collector_validation_request_\d+$/, 'collector_validation'],
  [/^identity_theft_block_(experian|equifax|transunion)$/, 'identity_theft_block'],
  [/^security_freeze_(experian|equifax|transunion)$/, 'security_freeze'],
  [/^complaint_letter$/, 'cfpb_complaint'],
]

/**
 * The letters whose first mailing is the mailing of their round: the bureaus'. A round that writes to no bureau is mailed with its
 * first letter to a company, and one that writes to nobody with the complaint, which is filed (decision 061).
 * @param ofRound the letters of one round
 */
export function lettersOfMailing<T>(ofRound: readonly T[], kindOf: (letter: T) => LetterKind | null): T[] {
  for (const kind of ['bureau_dispute', 'furnisher_dispute', 'cfpb_complaint'] as const) {
    const letters = ofRound.filter((letter) => kindOf(letter) === kind)
    if (letters.length > 0) return letters
  }
  return []
}

/** What kind of letter a document is; null for one that is not sent to anybody, such as the mail log. */
export function letterKindOf(documentType: string): LetterKind | null {
  return kinds.find(([pattern]) => pattern.test(documentType))?.[1] ?? null
}

/** Whether a document goes out. A bureau that gets no letter has a note in its place; the complaint is filed from the third round on. */
export function isLetter(document: { documentType: string; fileName: string; round: number }): boolean {
  const kind = letterKindOf(document.documentType)
  if (kind === null || document.fileName.includes('-no-letter-')) return false
  return kind !== 'cfpb_complaint' || document.round >= 3
}
