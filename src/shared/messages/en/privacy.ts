/** The client's rights: the page `/account/data`, its mails, and the index of the archive. */
export const privacyTexts = {
  pageTitle: 'Your data',
  title: (name: string) => `Data of ${name}`,
  lead: 'What we hold about you, who opened it, how long it is kept, and how to have it deleted.',
  choose: 'Choose a case',
  caseOf: (number: number, day: string) => `Case ${number}, started on ${day}`,
  noRight: 'Sign in to see your data.',
  failed: 'Your data could not be loaded.',
  back: 'Back to your portal',
  link: 'Your data: download, who opened it, deletion',
  download: {
    title: 'Download everything',
    text: 'One ZIP archive: your uploads and letters, what was found, decided, mailed and answered, your consents, payments and messages. Open index.html in it first.',
    button: 'Download my data',
  },
  openings: {
    title: 'Who opened your files',
    text: 'Every time someone on our staff opened or downloaded something of yours. What you open yourself is not listed.',
    caption: 'Openings by staff, newest first',
    none: 'No member of staff has opened anything of yours yet.',
    what: 'What',
    by: 'Who',
    at: 'When',
    more: (shown: number, total: number) => `Show all ${total} (now ${shown})`,
  },
  keeping: {
    title: 'How long it is kept',
    unused: (day: string) =>
      `If you do not use your case anymore, everything is deleted on ${day}, two years after its last use. Each use moves that day.`,
    cancelled: (day: string) =>
      `Your purchase was canceled or refunded. Everything is deleted on ${day}, 90 days later.`,
    warned: 'We write to you 14 days before.',
    stays:
      'What we keep after that: for our books, the amount, date and number of each payment, without your name; in our staff log, your case number, without your name.',
  },
  deletion: {
    title: 'Delete everything',
    text: 'You can have everything that we hold about you deleted.',
    what: [
      'Your uploads, letters, findings, decisions, mail log, results, messages and emails are deleted for good. They can’t be brought back.',
      'Deadlines of letters that you have mailed go on running at the bureaus, but nothing here reminds you of them.',
      'You lose access to what you bought, even if there is time left.',
      'If you signed in with a link we emailed you, your funding application is deleted too. Otherwise it stays; you can delete it on its status page.',
      'Encrypted backups hold it until they are replaced by newer ones.',
    ],
    first: 'Download your data first if you may need it: for a bureau, for a lawyer, or in court.',
    ask: 'Delete everything…',
    confirm: 'Yes, delete everything in 7 days',
    keep: 'Keep my data',
    asked: (asked: string, day: string) =>
      `You asked for deletion on ${asked}. Everything is deleted on ${day}. Until then you can cancel the deletion.`,
    withdraw: 'Cancel the deletion and keep my data',
    requested: { title: 'Deletion requested', description: (day: string) => `We’ll delete it on ${day}.` },
    withdrawn: { title: 'Deletion canceled', description: 'Your data is kept.' },
    failed: { title: 'That didn’t go through', description: 'Please try again.' },
  },
}

export const privacyMailTexts = {
  retention: {
    subject: (day: string) => `Your ARMOR data will be deleted on ${day}`,
    title: 'Your data will be deleted soon',
    unused: (day: string) =>
      `Your case was not used for almost two years. On ${day} we delete everything that we hold about it: your reports, letters, mail log and messages.`,
    cancelled: (day: string) =>
      `Your purchase was canceled or refunded. On ${day}, 90 days later, we delete everything that we hold about your case: your reports, letters, mail log and messages.`,
    keepUnused:
      'To keep it, sign in to your portal before that day. To take a copy with you, download your data there.',
    keepCancelled: 'To take a copy with you, sign in and download your data before that day.',
    button: 'Open your data',
  },
  deletion: {
    subject: (day: string) => `You asked us to delete your data on ${day}`,
    title: 'Your request for deletion',
    text: (day: string) =>
      `Somebody who is signed in to your case asked us to delete everything that we hold about it. It runs on ${day} and cannot be undone after that.`,
    change:
      'If it was not you, or you change your mind, sign in and cancel the deletion before that day. You can also download your data there.',
    button: 'Open your data',
  },
  addressDeletion: {
    subject: (day: string) => `You asked us to delete your data on ${day}`,
    title: 'Your request for deletion',
    text: (day: string) =>
      `Somebody who signed in with this email address asked us to delete everything that we hold about it. It runs on ${day} and cannot be undone after that. A subscription ends with it.`,
    change:
      'If it was not you, or you change your mind, sign in and cancel the deletion before that day. You can also download your data there.',
    button: 'Open your account',
  },
  lapsedDeletion: {
    subject: 'Your data was not deleted',
    title: 'Your data was not deleted',
    paragraphs: [
      'You asked us to delete everything that we hold about this email address. Since then a case was begun with it, so we deleted nothing.',
      'If you still want everything deleted, ask for it on the page of that case.',
    ],
    button: 'Open your data',
  },
}

/** What staff opened, in words. */
export const openingTexts = {
  client: 'Your case',
  application: 'Your funding application',
  folder: 'The list of your files',
  review: 'Your review with its findings',
  evidence: 'A picture of a line of your report',
  mailLog: 'Your mail log',
  mail: 'An email sent to you',
  messages: 'Your messages to support',
  results: 'The answers of the bureaus',
  papers: 'The list of your papers',
  answerPicture: 'A picture of an answer',
  calendar: 'Your calendar of deadlines',
  facts: 'Your decisions',
  caseFile: 'Your whole case file',
  myData: 'All your data',
  proof: 'A proof of mailing',
  report: (bureau: string) => `${bureau} report`,
  file: (name: string) => `File ${name}`,
  goneFile: 'A file that has been replaced since',
  other: (action: string) => `Something else of your case (${action})`,
  bureaus: { experian: 'Experian', equifax: 'Equifax', transunion: 'TransUnion' } as Record<string, string>,
}

/** The readable index of the archive. */
export const archiveTexts = {
  title: 'Everything ARMOR holds about you',
  made: (name: string, client: number, at: string) =>
    `For ${name}, client number ${client}. Made on ${at} (UTC).`,
  application: {
    title: 'Everything ARMOR holds about your funding application',
    made: (name: string, application: number, at: string) =>
      `For ${name}, funding application number ${application}. Made on ${at} (UTC).`,
  },
  address: {
    made: (email: string, at: string) => `For ${email}. Made on ${at} (UTC).`,
  },
  note: 'The files are as they were uploaded or written. The files ending in .json hold the same records as data.',
  secrets: 'Sign-in links are left out: they open your case.',
  files: 'Files',
  file: 'File',
  size: 'Size in bytes',
  records: 'Records',
  entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  unreadable: 'This file could not be read from the store when the archive was made.',
  sections: {
    papers: 'Packages and their papers',
    funding: 'Funding applications',
    profile: 'Who you are and what you answered',
    consents: 'Your consents, with the wording shown',
    payments: 'Payments and purchases',
    mails: 'Emails sent to you',
    messages: 'Messages between you and support',
    scores: 'Credit scores',
    runs: 'Runs of the analysis',
    uploads: 'What was read in your reports',
    notices: 'Notices to you',
    openings: 'Who opened your files',
    retention: 'How long it is kept',
    requests: 'Letters that you asked for',
  } as Record<string, string>,
}
