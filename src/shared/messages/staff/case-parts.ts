/** The parts of a client's page and what comes next in the case. Read by staff, in English only. */
export const casePartTexts = {
  nav: 'Parts of the case',
  all: 'All parts of the case',
  parts: {
    record: 'Record and stage',
    reports: 'Reports and papers',
    findings: 'Findings and decisions',
    documents: 'Documents and packets',
    mail: 'Mail log',
    answers: 'Answers',
    rounds: 'Rounds',
    messages: 'Messages and emails',
    notes: 'Notes and tasks',
    money: 'Money',
    history: 'History and closing',
  },
} as const

/** What comes next, said to staff about the client. */
export const caseStepTexts = {
  heading: 'What comes next',
  listed: (names: readonly string[]) => new Intl.ListFormat('en').format(names),
  intake: {
    title: 'The client has not sent the intake',
    text: 'Nothing can be read before. Write to them, or ask on the phone.',
  },
  intakeTester: {
    title: 'The tester has not sent the intake',
    text: 'Nothing can be read before. Write to them.',
  },
  payment: { title: 'The bank is still confirming the payment', text: 'The case goes on by itself.' },
  unpaid: { title: 'Nothing is paid yet', text: 'The case goes on once the package is paid.' },
  failed: { title: 'The payment failed or was refunded', text: 'Look at the payments before anything else.' },
  uploadNone: { title: 'No report is here', text: 'Ask the client for their reports, or add them here.' },
  uploadSome: {
    title: (missing: string, count: number) =>
      count === 1 ? `The report of ${missing} is missing` : `The reports of ${missing} are missing`,
    text: 'Add what is missing, or start with what is here.',
  },
  start: { title: 'The reports are ready to be read', text: 'Nothing starts by itself in this case.' },
  waiting: { title: 'Ready to start', text: 'The tester starts it, or staff do.' },
  sentUndated: {
    title: (round: number) => `The day on which round ${round} was mailed is not entered`,
    text: 'Enter it, or correct the stage where nothing was sent. Either lets the case go on by itself.',
  },
  whose: {
    title: 'A report is in another name',
    text: 'The client must say whether it is theirs. Ask them, and open their page to enter it.',
  },
  mend: {
    title: (bureaus: string, count: number) =>
      count === 1 ? `The file of ${bureaus} cannot be used` : `The files of ${bureaus} cannot be used`,
    text: 'The reason stands with the report. Add a better file.',
  },
  processing: { title: 'The case is being worked on', text: 'The reports are read and the letters written.' },
  error: { title: 'The processing failed', text: 'Try again. Its reason stands with the record.' },
  errorFiles: {
    title: 'The processing failed because of a file',
    text: 'Look at the reports, then try again.',
  },
  review: {
    title: (findings: number, answers: number) =>
      [
        ...(findings > 0 ? [findings === 1 ? '1 finding' : `${findings} findings`] : []),
        ...(answers > 0 ? [answers === 1 ? '1 question' : `${answers} questions`] : []),
      ]
        .join(' and ')
        .concat(findings + answers === 1 ? ' waits' : ' wait', ' for the client'),
    text: 'The client decides in the portal, or staff enter what they say.',
  },
  mail: {
    title: 'The letters are ready to mail',
    text: 'Print the packets, or enter that they were mailed.',
  },
  noLetter: {
    nothingFound: { title: 'There is nothing to dispute', text: 'The documents say why.' },
    nothingDisputed: {
      title: 'The client disputes nothing',
      text: 'Without a dispute there is no letter.',
    },
    unknown: { title: 'There is no letter to mail', text: 'The documents say why.' },
  },
  notUnderstood: {
    title: (bureaus: string, count: number) =>
      `Too little of the ${count === 1 ? 'report' : 'reports'} of ${bureaus} was understood`,
    text: 'Look at the lines that could not be read.',
  },
  enterMailed: {
    title: (recipients: string, count: number) =>
      `Nothing is entered for the ${count === 1 ? 'letter' : 'letters'} to ${recipients}`,
    text: 'Others of its round are in the mail.',
  },
  nextRound: {
    title: (round: number) => `Round ${round} can be prepared`,
    text: 'Its letters are written from what the bureaus answered.',
  },
  wait: {
    title: (round: number, mailed: string) => `Round ${round} is in the mail since ${mailed}`,
    text: (from: string, to: string) =>
      from === to ? `Answers are due by ${to}.` : `Answers are due between ${from} and ${to}.`,
    unproved: (recipients: string) => `Nothing proves the delivery to ${recipients}: no deadline runs there.`,
  },
  overdue: {
    title: (recipients: string, round: number) => `No answer of ${recipients} to round ${round}`,
    text: (due: string) => `It was due by ${due}.`,
  },
  proveDelivery: {
    title: (round: number, mailed: string) => `Round ${round} was mailed on ${mailed}, no delivery is proved`,
    text: 'No deadline runs until a proof of delivery is entered.',
  },
  answered: {
    title: (round: number) => `Every bureau has answered round ${round}`,
    text: 'Nothing of this package comes after it. The reason stands with the answers.',
  },
  completed: { title: 'The case is completed', text: 'Nothing is left to do.' },
  actions: {
    start: 'Start processing',
    retry: 'Try again',
    nextRound: (round: number) => `Prepare round ${round}`,
    packets: (round: number) => `Packets of round ${round} to print`,
    reports: 'Add a file',
    findings: 'Enter decisions',
    mail: 'Enter the mailing',
    answers: 'Enter an answer',
    documents: 'Look at the documents',
    messages: 'Write to the client',
    money: 'Look at the payments',
  },
  startFailed: 'That could not be started.',
  started: 'Started. The page follows.',
} as const
