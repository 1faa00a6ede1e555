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
  unit: 'Apartment, unit or suite',
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

/** A task of a client's: what came with another product's file does not say when a round was sent. */
export const sentUndatedTask = (round: number) =>
  `This record says that round ${round} was sent, and not when. Enter its mail date, and the next round is written; or set the stage back, if nothing was sent.`

/** Import of clients from a file. */
export const importTexts = {
  title: 'Import clients from a file',
  lead: 'CSV of Credit Repair Cloud, DisputeFox or any other program, up to 20,000 rows in about a minute. No email is sent. Social Security numbers and birth dates are left out: clients enter them in their portal.',
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
    withoutAmount: (count: number) =>
      count === 1 ? '1 has no amount paid in the file.' : `${count} have no amount paid in the file.`,
    sentUndated: (count: number) =>
      count === 1 ? '1 has a round sent, and no day of it.' : `${count} have a round sent, and no day of it.`,
    sentUndatedHint:
      'A round that was sent without its day in the file stays sent: no letters of it are written again. When such a client’s reports are here, a task asks for the day; once it is entered, the next round is written.',
    dayNotKnown: (round: number) => `Round ${round}: day not known`,
    refused: (count: number) => (count === 1 ? '1 row cannot be added.' : `${count} rows cannot be added.`),
    preview: 'The first of them',
    name: 'Name',
    email: 'Email',
    stage: 'Stage',
    mailed: 'Rounds mailed on',
    paid: 'Paid',
    paidOn: (amount: string, day: string) => `${amount} on ${day}`,
    notKnown: 'Not in the file',
    unpaidWhat: 'Clients without an amount in the file',
    unpaid: 'They have not paid',
    unpaidHint: 'Payment pending: their portal asks them to pay, and no letters are written before.',
    free: 'Serve them free of charge',
    freeHint: 'Also for clients who paid an amount that nobody knows any more. They count as paid with $0.',
    tags: 'Tags',
    problems: 'Rows that cannot be added (the first hundred)',
    line: 'Line',
    column: 'Column',
    reason: 'Why',
    alike: 'Clients who may be on record already (the first hundred)',
    with: 'The same as',
    what: 'Clients who may be on record already',
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
        ? 'Email 1 client the way into their portal? A client who has not paid or is blocked gets none.'
        : `Email ${count} clients the way into their portal? Clients who have not paid or are blocked get none.`,
    inviteYes: 'Yes, email them',
    inviteNo: 'Not now',
    inviteFailed: 'Not invited',
    invited: (count: number) =>
      count === 1 ? '1 invitation is written.' : `${count} invitations are written.`,
    undo: 'Take it back',
    undoOf: (head: string) => `Take back: ${head}`,
    sure: 'Remove every client of this import who has not been worked on since?',
    sureYes: 'Yes, remove them',
    sureNo: 'Keep them',
    undoFailed: 'Not taken back',
  },
}
