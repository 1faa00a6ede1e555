import { counted } from '../../written-english.ts'

/** The instructions around the complaint; the text to be pasted into the form is English in every language. */
export const complaint = {
  title: 'Complaint to the Consumer Financial Protection Bureau',
  footer: (name: string, date: string) => `${name}, complaint prepared ${date}`,
  prepared: (date: string) => `prepared ${date}`,
  nothing: 'There is nothing to file: no dispute letter goes out in this round.',
  notYet: (days: number) => `Do not file yet. Not before ${days} days after the bureau receives the letter.`,
  eachItsDay: 'For each bureau, file on or after the day shown for it, and only about what is still wrong.',
  earliest: 'Earliest day',
  ifMailed: (earliest: string, mailed: string) => `${earliest}, if the letter is mailed on ${mailed}`,
  yourDay: 'Your day',
  fillIn: '46 days after delivery: [fill in from the mail log]',
  sooner: 'Sooner',
  onlyWithResults: 'only once the bureau’s results have reached you',
  where: 'Where',
  place: 'consumerfinance.gov/complaint, or (855) 411-2372',
  afterAnswer: (bureau: string, day: string) =>
    `now: ${bureau}’s answer came on ${day}, so the dispute is no longer pending`,
  afterDelivery: (earliest: string, delivered: string) =>
    `${earliest}, the 46th day after the delivery on ${delivered}`,
  notProved: 'not known: no delivery is proved. [46 days after delivery: fill in from the mail log]',
  onlyAfterDispute:
    'The CFPB takes a complaint about a credit bureau only after a dispute with the bureau itself, and only when more than 45 days have passed since then or the dispute is no longer pending; the form asks you to attest to that. File only if the bureau has not answered, or has left an error in your report. Leave out every item that has been corrected.',
  oneAtATime: (count: number) =>
    `The form takes one company at a time${count === 1 ? '' : `, so file ${counted(count, 'complaint')}`}. Choose “Credit reporting” as the product, then the issue that fits the answer you got. Copy the text, replace what is in [brackets], and attach the copies named. Your Social Security number does not belong in the text.`,
  alsoWriting:
    'The letters of this round give each bureau another chance to correct its file. You may wait for their answers before you file.',
  about: (bureau: string) => `Complaint about ${bureau}`,
  whatToChoose: 'What to choose in the form',
  if: 'If',
  issue: 'Issue',
  subIssue: 'Sub-issue',
  whatHappened: 'What happened',
  fairResolution: 'What would be a fair resolution',
  attach: 'Attach',
  when: {
    answered: 'It answered, and the entries stand as they were',
    silent: 'It has not answered',
    corrected: 'It corrected some, and the rest is still wrong',
  },
  attachments: {
    letter: 'My dispute letter and its enclosures',
    proof: 'Proof of mailing and delivery',
    answer: (bureau: string) => `${bureau}’s answer, if there is one`,
    pages: 'The marked pages of the other bureaus’ reports',
    pagesOfOne: 'The marked pages of the three-bureau report',
  },
  undecidedHeading: 'Not decided yet, and no part of the complaint',
  undecided: (bureau: string, count: number) =>
    `${bureau}: nothing is decided yet, so there is nothing to complain about. ${count === 1 ? '1 item waits' : `${count} items wait`} for your decision.`,
  noneHeading: 'No complaint',
  none: (bureau: string) => `${bureau}: no dispute letter in this round, so nothing to complain about.`,
  settled: (bureau: string) => `${bureau}: nothing that your earlier letter disputed is left in your report.`,
}

export type ComplaintWords = typeof complaint
