/** What the portal asks for next: a title, why, and the press that leads there. */
export const portalNextTexts = {
  heading: 'What to do now',
  intake: {
    title: 'Complete your intake',
    text: 'We need your address and your answers before we can write your letters.',
    action: 'Complete intake',
  },
  intakeTester: {
    title: 'Complete your intake',
    text: 'We need your address, your answers and your reports before anything can be written.',
    action: 'Complete intake',
    failed: 'The intake could not be opened. Please try again.',
  },
  payment: {
    title: 'Your payment is being confirmed',
    text: 'Processing can start as soon as it clears. There is nothing you need to do; this page updates itself.',
  },
  unpaid: {
    title: 'Nothing is paid for this case yet',
    text: 'Your answers and files are kept. Choose a package: the payment counts for this case, and the reading of your reports can start then.',
  },
  failed: {
    title: 'We have no confirmed payment for this case',
    text: 'It was refunded or did not go through. Contact support if you think that is wrong.',
  },
  uploadNone: {
    title: 'Upload your credit reports',
    text: 'We can start as soon as we have at least one report.',
    action: 'Upload reports',
  },
  uploadSome: {
    title: (bureaus: string, count: number) => `Upload your ${bureaus} ${count === 1 ? 'report' : 'reports'}`,
    text: 'Or start processing with the reports you have. A bureau whose report is missing gets no letter.',
    testerText:
      'Processing starts by itself when all three reports are here. If you cannot get one, contact support.',
    action: 'Upload reports',
  },
  start: {
    title: 'Start the processing',
    text: 'Your reports are here. Reading them and writing your letters takes about a minute.',
  },
  waiting: {
    title: 'Your reports are here',
    text: 'Processing has not been started yet. We start it for you within 24-48 hours.',
  },
  sentUndated: {
    title: (round: number) => `We are entering the day on which round ${round} was mailed`,
    text: 'It was sent before your case came here. Once its day is entered, we read your reports for the next round. There is nothing you need to do.',
  },
  processing: {
    title: 'We are reading your reports',
    text: 'This takes about a minute. You can watch, or close the page: it keeps running.',
  },
  error: {
    title: 'The processing stopped',
    text: 'You’ll see why under Processing status. Fix it there, then try again.',
  },
  whose: {
    title: 'Say whose report this is',
    text: 'A report does not seem to be in your name. Nothing is written on it before you answer the question on this page; the letters follow by themselves.',
  },
  mend: {
    title: (bureaus: string, count: number) =>
      count === 1
        ? `Your ${bureaus} report could not be used`
        : `These reports could not be used: ${bureaus}`,
    text: 'Upload another file of that bureau; reading it starts by itself.',
    action: 'Upload another file',
    locked: {
      text: 'Reading it starts by itself as soon as it is unlocked.',
      action: 'Type its password',
    },
    letters: {
      text: 'Your letters are ready without that bureau. Upload another file of it first, and they are written again with it.',
      second: 'See the letters that are ready',
    },
    nextRound: {
      text: 'The next round can be prepared. Upload another file of that bureau first, and its letters are written with it.',
      second: 'Go on without it',
    },
  },
  errorFiles: {
    title: 'The processing stopped',
    text: 'A file could not be used; under Document portal it says why. Upload another one, then press Retry Processing.',
    action: 'Upload reports',
  },
  mail: {
    title: 'Read, sign and mail your letters',
    text: 'Open each dispute letter, check every line against your own report, and sign it. Print its packet and send it by certified mail, or have it sent for you. A bureau has 30 to 45 days from the day it receives your letter.',
    action: 'Sign and mail your letters',
    second: 'Go to your documents',
  },
  noLetter: {
    nothingFound: {
      title: 'Nothing was found to dispute',
      text: 'That is a good result: there is no letter to mail. Keep your reports and the analysis; they show what was reported and checked. Look again before you apply for a loan, or in a year: new reports are free at AnnualCreditReport.com. If you see an error that we did not find, write to us.',
      action: 'See what was checked',
    },
    nothingDisputed: {
      title: 'There is no letter to mail',
      text: 'You decided not to dispute any of the findings. That is fine: dispute only what is not right. You can still change each decision. Keep your reports and the analysis, and look again before you apply for a loan, or in a year.',
      action: 'Open your review',
      second: 'Go to your documents',
    },
    unknown: {
      title: 'There is no letter to mail',
      text: 'Your documents say why. Keep them and your reports.',
      action: 'Go to your documents',
    },
  },
  notUnderstood: {
    title: 'No letter could be written',
    text: (bureaus: string) =>
      `We could not read enough of these reports: ${bureaus}. So we cannot say whether they contain an error. Upload another copy; the PDF from AnnualCreditReport.com is read best. Reading it starts by itself.`,
    action: 'Upload another file',
    second: 'Go to your documents',
  },
  review: {
    title: (findings: number, questions: number) => {
      // Short, so that it breaks the same in the font that comes later: nothing below it moves.
      const toDecide = findings === 1 ? '1 finding' : `${findings} findings`
      const toAnswer = questions === 1 ? '1 question' : `${questions} questions`
      const both = [findings > 0 && toDecide, questions > 0 && toAnswer].filter(Boolean)
      return `Review: ${both.join(', ')}`
    },
    text: 'Each finding shows the line of your report it is based on. A letter holds only what you decide to dispute: until you have decided on all of its items it is a draft, not ready to sign.',
    action: 'Review your findings',
    second: 'Go to your documents',
    /** Every finding is decided, and only questions are left. */
    ready: {
      text: 'You have decided on every finding, and your letters can be signed. An answer may add an error to a letter that is not mailed yet; what you answer later comes in the next round.',
      action: 'Answer the questions',
      second: 'Sign and mail your letters',
    },
  },
  enterMailed: {
    title: (recipients: string, count: number) =>
      `Enter when you mailed your ${recipients} ${count === 1 ? 'letter' : 'letters'}`,
    text: 'A deadline runs only from a delivery that you can prove. If you have not mailed them yet, do it now.',
    action: 'Enter when you mailed them',
  },
  nextRound: {
    title: (round: number) => `Prepare round ${round}`,
    text: 'The answers are here, or overdue. The next letters answer what the bureaus said.',
    action: 'Go to the next round',
  },
  wait: {
    title: (round: number, mailed: string) => `Round ${round} was mailed ${mailed}`,
    text: (from: string, to: string, isOneDay: boolean) =>
      `By the proved ${isOneDay ? 'delivery, results are' : 'deliveries, results are'} due ${isOneDay ? `by ${to}` : `between ${from} and ${to}`}. Keep everything that arrives by mail.`,
    unproved: (recipients: string) =>
      `No deadline runs yet for ${recipients}: enter the delivery with a proof, such as the tracking page.`,
    action: 'Upload an answer',
  },
  proveDelivery: {
    title: (round: number, mailed: string) => `Round ${round} was mailed ${mailed}: now prove its delivery`,
    text: (recipients: string | null) =>
      `A deadline runs only from a delivery that you can prove: with the tracking page or the return receipt. ${recipients === null ? 'None has been entered yet.' : `None has been entered yet for ${recipients}.`} Keep everything that arrives by mail.`,
    estimate: (day: string) =>
      `Counted from the mailing, answers may be expected until about ${day}: an estimate, and no deadline of the law.`,
    action: 'Enter the delivery',
  },
  answered: {
    title: (round: number) => `The answers to round ${round} are here`,
    text: 'The mail log shows what each answer says, and what comes next.',
    action: 'Open the mail log',
  },
  overdue: {
    title: (recipients: string, round: number, due: string) =>
      `Round ${round}: results of ${recipients} were due by ${due}`,
    text: 'If something has arrived, upload it. If nothing has, the mail log says what you can do now.',
    action: 'Upload an answer',
  },
  completed: { title: 'Your case is completed', text: 'Keep your letters and the answers.' },
}
