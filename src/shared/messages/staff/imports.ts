import type { ImportField } from '../../rules/import-fields.ts'

const fields: Record<ImportField, string> = {
  name: 'Full name',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  suffix: 'Suffix',
  email: 'Email address',
  phone: 'Telephone',
  street: 'Street address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  language: 'Language',
  stage: 'Stage',
  round1MailDate: 'Round 1 mailed on',
  round2MailDate: 'Round 2 mailed on',
  round3MailDate: 'Round 3 mailed on',
  paidAmount: 'Amount paid',
  paidOn: 'Day of the payment',
  notes: 'Notes',
  tags: 'Tags',
  formerNumber: 'Number in the other program',
}

/** Import of clients from a file. */
export const importTexts = {
  title: 'Import clients from a file',
  lead: 'CSV of Credit Repair Cloud, DisputeFox or any other program, up to 20,000 rows in about a minute. Nobody is emailed. Social Security numbers and birth dates are left out: clients enter them in their portal.',
  choose: 'Choose a CSV file',
  reading: 'Reading the file…',
  uploadFailed: 'The file could not be read.',
  fields,
  leaveOut: 'Leave out',
  draft: {
    title: 'What each column is',
    lead: (rows: number, source: string) =>
      `${rows} rows${source === 'file' ? '' : `, as ${source} writes them`}. Look at every column, then see what would happen.`,
    caption: 'Columns of the file, and what they are read as',
    column: 'Column',
    samples: 'For example',
    readAs: 'Read as',
    readAsOf: (column: string) => `${column} is read as`,
    check: 'See what would happen',
    checkFailed: 'The file could not be looked through.',
    otherFile: 'Choose another file',
  },
  report: {
    title: 'What would happen',
    ready: (count: number) => (count === 1 ? '1 client would be added.' : `${count} clients would be added.`),
    duplicates: (count: number) =>
      count === 1 ? '1 may be on record already.' : `${count} may be on record already.`,
    refused: (count: number) => (count === 1 ? '1 row cannot be added.' : `${count} rows cannot be added.`),
    preview: 'The first of them',
    name: 'Name',
    email: 'Email',
    stage: 'Stage',
    mailed: 'Rounds mailed on',
    paid: 'Paid',
    tags: 'Tags',
    problems: 'Rows that cannot be added (the first hundred)',
    line: 'Line',
    column: 'Column',
    reason: 'Why',
    alike: 'Who may be on record (the first hundred)',
    with: 'The same as',
    what: 'Whoever may be on record',
    skip: 'Leave them out',
    add: 'Add them again, as another record',
    dates: 'A mail date from a file is kept without a proof: it makes an estimate and starts no clock.',
    start: (count: number) => (count === 1 ? 'Add 1 client' : `Add ${count} clients`),
    startFailed: 'The import could not be started.',
  },
  list: {
    title: 'Imports',
    failed: 'The imports could not be loaded.',
    none: 'Nothing was imported yet.',
    head: (source: string, rows: number) => `${source === 'file' ? 'CSV file' : source}, ${rows} rows`,
    by: (name: string, at: string) => `${name}, ${at}`,
    statuses: {
      draft: 'Not started',
      running: 'Running',
      done: 'Done',
      undoing: 'Being taken back',
      undone: 'Taken back',
    },
    progress: (done: number, rows: number) => `${done} of ${rows} rows`,
    result: (added: number, skipped: number, refused: number) =>
      `${added} added, ${skipped} left out, ${refused} refused.`,
    kept: (count: number) =>
      count === 0
        ? 'Every client of it is gone.'
        : `${count} stayed: somebody has worked on them since, or they used their portal.`,
    problems: 'Rows that were refused',
    invite: 'Invite them to their portal',
    inviteOf: (head: string) => `Invite to the portal: ${head}`,
    inviteSure: (count: number) =>
      count === 1
        ? 'Email 1 client the way into their portal?'
        : `Email ${count} clients the way into their portal?`,
    inviteYes: 'Yes, email them',
    inviteNo: 'Not now',
    inviteFailed: 'Not invited',
    invited: (count: number) =>
      count === 1 ? '1 invitation is written.' : `${count} invitations are written.`,
    undo: 'Take it back',
    undoOf: (head: string) => `Take back: ${head}`,
    sure: 'Remove every client of this import whom nobody has worked on since?',
    sureYes: 'Yes, remove them',
    sureNo: 'Keep them',
    undoFailed: 'Not taken back',
  },
}
