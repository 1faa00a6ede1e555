/** Files that staff enter for a client: answers of bureaus, reports, papers; and packets to print. English only. */
export const caseFileTexts = {
  answer: {
    title: 'Enter an answer',
    lead: 'A results letter or a new report of the bureau. It is read, and says what became of each item.',
    bureau: 'Bureau',
    day: 'Came on',
    file: 'The answer',
    way: 'What there is of it',
    withFile: 'A file',
    ways: {
      mail: 'No file: it came by mail',
      online: 'No file: it was read online',
      email: 'No file: it came by email',
      phone: 'No file: it was said on the phone',
    },
    wayHint: {
      other: 'It counts once it is entered below what it says of each item. No letter quotes its words.',
      phone: 'It ends the wait for this bureau. No letter speaks of it, since nothing shows what was said.',
    },
    savedByHand: (bureau: string, round: number) =>
      `The answer of ${bureau} to round ${round} is entered. Say below what it says of each item.`,
    save: 'Enter this answer',
    saved: (bureau: string, round: number) => `The answer of ${bureau} to round ${round} is entered.`,
    failed: 'The answer could not be entered. What was typed is still here.',
    notMailed: 'No letter to a bureau is in the mail yet.',
    noFile: 'Choose the file',
  },
  add: {
    title: 'Add a file for the client',
    lead: 'The case says that staff added it.',
    kind: 'What it is',
    report: (bureau: string) => `${bureau} credit report`,
    papers: {
      licenseId: 'Identity document',
      proofOfResidency: 'Proof of residency',
      ssc: 'Social Security card',
      policeReportFile: 'Police report',
      ftcAffidavitFile: 'FTC affidavit',
      previousDisputesFile: 'Earlier dispute letters',
    },
    file: 'File',
    password: 'Password of the file',
    save: 'Add this file',
    saved: (kind: string) => `Added: ${kind}.`,
    failed: 'The file could not be added. What was chosen is still here.',
  },
  packets: {
    title: 'Packets to print',
    all: (round: number) => `All packets of round ${round} in one file`,
    none: 'No letter to a bureau is ready to print.',
  },
} as const
