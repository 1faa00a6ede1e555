import { capitalised, counted } from '../../written-english.ts'

/** The page that stands in a letter's place when there is nothing to mail to a bureau. */
export const noLetterNote = {
  title: (bureau: string) => `No letter to ${bureau} in this round`,
  warning: (bureau: string) => `Do not mail this page. It is a note to you, not a letter to ${bureau}.`,
  footer: (name: string, date: string) => `Note to ${name}, ${date}. Not a letter.`,
  noReport: (bureau: string) =>
    `No ${bureau} report could be read for this round, so we can’t say what is in it.`,
  onceReadable: (bureau: string) =>
    `Once a readable ${bureau} report is uploaded, it is read and compared with the others, and this page is replaced by a letter if it holds something to dispute.`,
  nothingMet: (bureau: string) =>
    `Your ${bureau} report was read. Nothing in it met the standard for a dispute: an entry that the paper itself shows to be wrong, or a clear conflict that ${bureau} can be asked to verify.`,
  nothingLeft: (bureau: string) =>
    `Your ${bureau} report was read. Of what was found in it, nothing goes into a dispute now.`,
  heldBack: (count: number) =>
    `${capitalised(counted(count, 'finding'))} about this report ${count === 1 ? 'is' : 'are'} held back: a value read from a scan waits for your confirmation, or you report the debt as identity theft. The forensic analysis says which.`,
  raisedElsewhere: (count: number, bureau: string) =>
    `${capitalised(counted(count, 'conflict'))} with another bureau’s report ${count === 1 ? 'is' : 'are'} raised with that bureau instead, because the entry at ${bureau} is not the one in doubt.`,
  questions: (count: number) =>
    `${capitalised(counted(count, 'question'))} about this report ${count === 1 ? 'is' : 'are'} for you to answer; the forensic analysis lists ${count === 1 ? 'it' : 'them'}. If an answer shows an error, a letter follows.`,
  setAside: (count: number) =>
    `${capitalised(counted(count, 'finding'))} about this report ${count === 1 ? 'is' : 'are'} set aside; the forensic analysis says why.`,
  notDecided: (count: number) =>
    `${capitalised(counted(count, 'finding'))} about this report had no decision of yours when the round was mailed. A letter says only what you decided; you can decide on ${count === 1 ? 'it' : 'them'} again for the next round.`,
  frivolous:
    'A bureau may set aside a dispute that names no error as frivolous (section 611(a)(3) of the Fair Credit Reporting Act). That is why there is no letter.',
  waiting: (bureau: string, mailed: string, until: string) =>
    `Your letter mailed on ${mailed} is with ${bureau}. Its results may still arrive until about ${until}. Until then nothing new is written to it.`,
  stillToMail: (bureau: string, round: number) =>
    `Your letter of round ${round} to ${bureau} is still the one to mail: the mail log does not show that it was handed over. A second letter about the same items would only repeat it. Open the letter of round ${round} in your documents and mail it, or, if you have mailed it, enter the day in your mail log.`,
  undelivered: (mailed: string) =>
    `Your letter was mailed on ${mailed}, and nothing in the mail log proves its delivery, so no time has begun to run. Enter the delivery with its proof, or upload the answer when it comes.`,
  settled: (bureau: string) =>
    `Everything that your earlier letter to ${bureau} disputed was deleted or corrected, or is no longer in your report, and there is nothing new to raise.`,
  furnishersNow:
    'This round writes to the companies that report the entries, each in a letter of its own, and prepares the complaint. What a company cannot be asked about would be in a letter to the bureau; there is no such item.',
  nothingNew: (round: number, bureau: string) =>
    `Round ${round} writes to ${bureau} only about what is new: an item that no letter to it has named, or one that it changed or put back. There is none. What your earlier letters disputed goes on with the companies that report it, with the complaint and in your case file; a letter that only repeats them may be set aside as frivolous.`,
  factsHeading: 'What was read',
  facts: {
    reportDate: 'Report date',
    pages: 'Pages read',
    accounts: 'Accounts read',
    inquiries: 'Hard inquiries read',
    records: 'Public records read',
  },
}

export type NoLetterNoteWords = typeof noLetterNote
