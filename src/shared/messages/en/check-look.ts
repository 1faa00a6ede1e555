/** The living part of `/check`: reading, and what was found. */
export const checkLookTexts = {
  more: 'Add reports',
  offline:
    'Reading begins. From here on this page cannot connect to anything: you may switch off your network.',
  reading: (file: string) => `Reading ${file}`,
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  read: (pages: number | null) =>
    pages === null ? 'Read' : pages === 1 ? 'Read, 1 page' : `Read, ${pages} pages`,
  waiting: 'Waiting…',
  inPart: 'Read in part',
  remove: 'Remove',
  removeOf: (file: string) => `Remove ${file}`,
  again: 'Start over',
  tooLarge: (megabytes: number) =>
    `This file is larger than ${megabytes} MB. Choose the report as it was saved.`,
  tooMany: (most: number) => `At most ${most} files are read at a time. The others were left out.`,
  scanned:
    'This file, or a page of it, is a picture. Pictures are not read here. After you sign up, upload it, and it is read there.',
  failed:
    'This file could not be read here: it is no longer where it was, or takes more memory than your browser has. Nothing was sent.',
  password: {
    text: 'This PDF asks for a password. It is used once, here on your device.',
    label: (file: string) => `Password of ${file}`,
    open: 'Open',
  },
  looking: 'Comparing what was read…',
  stopped: 'Comparing stopped. Nothing was sent. Start over, with one file at a time.',
  result: {
    title: 'What your reports show',
    nothing: 'We found nothing to dispute',
    nothingText:
      'That is a good result. Our rules question nothing that these reports print. If you see something that is not yours, you can still dispute it: only you know.',
    unread: 'There is nothing to show yet',
    unreadText: 'The reasons stand beside your files above. Nothing was sent.',
    count: (provable: number, likely: number, byPolicy: number) =>
      [
        provable === 0
          ? ''
          : provable === 1
            ? '1 entry that your reports prove wrong'
            : `${provable} entries that your reports prove wrong`,
        likely === 0 ? '' : likely === 1 ? '1 entry worth checking' : `${likely} entries worth checking`,
        byPolicy === 0
          ? ''
          : byPolicy === 1
            ? '1 entry that a bureau’s own policy leaves out'
            : `${byPolicy} entries that the bureaus’ own policies leave out`,
      ]
        .filter((part) => part !== '')
        .join(', '),
    countText:
      'Of each you see the very line, and what would make it right after all. You decide what is right.',
    strongest: 'The strongest one',
    line: (bureau: string, page: number) => `The line of your ${bureau} report, page ${page}, with a mark`,
    openLine: (bureau: string, page: number) => `Open the line of ${bureau}, page ${page}, alone`,
    noLine: (bureau: string, page: number) => `${bureau} report, page ${page}`,
    unless: 'It may be right after all',
    asks: 'What a letter would ask',
    others: 'The others, by kind',
    strength: { A: 'Your report proves it', B: 'Worth checking', P: 'Bureau policy' },
    each: 'Open any of them to see its line. You can decide here, or later in your review.',
    ofKind: (count: number, decided: number) =>
      decided === 0 ? `${count} found` : `${count} found, ${decided} decided`,
    questions: 'Questions only you can answer',
    questionsText: (count: number) =>
      count === 1
        ? '1 entry may be right or wrong: only you know. It is not an error until you say so.'
        : `${count} entries may be right or wrong: only you know. They are not errors until you say so.`,
    removals: 'When negative entries must leave',
    left: 'What was read, and what was not',
    leftShow: 'The lines that were not understood',
    leftNone: 'Every line of your reports was understood.',
    leftText: (count: number) =>
      count === 1
        ? '1 line was not understood. Nothing is claimed about it.'
        : `${count} lines were not understood. Nothing is claimed about them.`,
    leftMonths: (count: number) =>
      count === 1
        ? '1 month of a payment history shows a sign or color that the file does not explain. Nothing is claimed about it.'
        : `${count} months of payment histories show signs or colors that the file does not explain. Nothing is claimed about them.`,
    leftLine: (bureau: string, page: number) => `${bureau}, page ${page}`,
    report: (given: { bureau: string; accounts: number; inquiries: number }) =>
      `${given.bureau}: ${given.accounts === 1 ? '1 account' : `${given.accounts} accounts`}, ${given.inquiries === 1 ? '1 inquiry' : `${given.inquiries} inquiries`}`,
    goOn: 'Go on',
    goOnText:
      'With an account, our software words the letters for what you decide to dispute, with the marked lines as proof. You read and sign each one.',
    keep: 'Keep these files on this device and go on',
    keepText: (hours: number) =>
      `So that you choose nothing twice: the files, and what you decided, wait here until you upload them and review. After ${hours} hours they are removed as soon as you open this page, the checkout or your account again. Nothing is sent now.`,
    keepFailed: 'This browser keeps no files. You can go on and choose them again later.',
    without: 'Go on without keeping them:',
    packages: 'See the packages',
    tester: 'Test it for free',
  },
}
export type CheckLookTexts = typeof checkLookTexts
