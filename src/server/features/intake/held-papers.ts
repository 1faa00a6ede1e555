import type { EnclosedPaper } from '../../../engine/letters/enclosed-paper.ts'
import type { MailedPaperKind, PaperForMailing } from './papers-for-mailing.ts'

/** By which of a client's papers an enclosure of a letter is met. A report of the police or of the FTC is one of identity theft. */
const metBy: Readonly<Record<EnclosedPaper, readonly MailedPaperKind[]>> = {
  identity: ['identity'],
  residence: ['residence'],
  'ssn-proof': ['ssn-proof'],
  'theft-report': ['affidavit', 'police-report'],
}

/** The client's papers that are copied for an enclosure, the oldest first: front before back. */
export function papersFor(paper: EnclosedPaper, all: readonly PaperForMailing[]): PaperForMailing[] {
  return all.filter(({ kind }) => metBy[paper].includes(kind)).reverse()
}

/** Enclosures of which there is a paper. */
export function heldPapers(all: readonly PaperForMailing[]): EnclosedPaper[] {
  return (Object.keys(metBy) as EnclosedPaper[]).filter((paper) => papersFor(paper, all).length > 0)
}
