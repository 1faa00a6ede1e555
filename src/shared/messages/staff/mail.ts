import { mailKinds, mailTypes } from '../../rules/mail-kinds.ts'

/** The name of a type of mail; one that is not known here as it is. */
export function mailTypeName(type: string): string {
  const known = mailTypes.find((each) => each === type)
  return known === undefined ? type : mailKinds[known].name
}

/** All types that are known here. */
export function mailTypeNames(): string[] {
  return [...mailTypes]
}

/** The staff's screens about mail: what is due, what was sent, and writing to clients. */
export const staffMailTexts = {
  title: 'Mail',
  lead: 'What is due, what was sent, and what could not be delivered.',
  automation: {
    title: 'Email automation',
    failed: 'The state of the automation could not be loaded.',
    pending: 'Pending follow-ups',
    lastWeek: 'Sent in the last 7 days',
    failures: 'Failed',
    showFailed: 'Show failed emails',
    paid: 'Paid clients',
    total: 'All clients',
    byStatus: 'Clients by status',
    statuses: {
      uploaded: 'Uploaded',
      round1_sent: 'Round 1 sent',
      round2_sent: 'Round 2 sent',
      round3_sent: 'Round 3 sent',
      completed: 'Completed',
    },
    nextDue: (instant: string) => `The next one is due on ${instant}.`,
    noneDue: 'Nothing else is scheduled.',
    timer: (instant: string) => `The timer last looked on ${instant}.`,
    noTimer: 'The timer has not run in the last hour.',
    noServer: 'No mail server is set',
    noServerText: 'Emails are kept in the outbox and are not sent. Set SMTP_URL to send them.',
    trigger: 'Trigger follow-ups',
    triggered: 'Follow-ups Triggered',
    processed: (count: number) => `${count} automated follow-up emails were processed.`,
    triggerFailed: 'Follow-up Failed',
    triggerFailedText: 'Please try again.',
    outcomes: 'What was processed',
    outcome: { queued: 'Queued', dropped: 'Not sent' },
    openMail: 'All emails',
  },
  compose: {
    type: 'Type of email',
    byType: 'Write an email',
    ownKind: (name: string) => `${name} (your own)`,
    namesToday: 'No such happening is noted for this client: the day that the email names is today.',
    message: 'Your own message',
    messageHint: 'Stands as a paragraph of its own before the rest. At most 5,000 characters.',
    warnings: 'Please reword this',
    preview: 'Preview',
    previewOf: (name: string) => `Preview for ${name}`,
    previewWaits: 'The preview follows what is written.',
    previewFailed: 'The preview could not be made.',
    subject: 'Subject',
    to: 'To',
    send: 'Send email',
    refused: 'This email would not be sent',
    confirm: (subject: string, to: string) => `Send “${subject}” to ${to}?`,
    confirmMany: (count: number) =>
      count === 1
        ? 'Send this email to 1 client?'
        : `Send this email to ${count.toLocaleString('en-US')} clients?`,
    heldMany: (count: number) =>
      count === 1
        ? 'This email goes to 1 client'
        : `This email goes to ${count.toLocaleString('en-US')} clients`,
    confirmSend: 'Yes, send it',
    back: 'Back to writing',
    sent: 'Email Sent',
    sentText: (type: string, to: string) => `${type} is on its way to ${to}.`,
    noServer: 'No mail server is set: this email would be kept in the outbox and not be sent.',
    keptText: (type: string, to: string) =>
      `${type} to ${to} is kept in the outbox: no mail server is set, so it is not sent.`,
    keptMany: (count: number) =>
      `${count === 1 ? '1 email is' : `${count} emails are`} kept in the outbox: no mail server is set, so they are not sent.`,
    sentMany: (count: number) =>
      count === 1 ? '1 email is on its way.' : `${count} emails are on their way.`,
    failed: 'Email Failed',
    failedText: 'Please try again.',
    skipped: 'Not sent to',
    firstOf: 'The preview shows the email of the first client; each gets their own data.',
    noClients: 'Choose at least one client.',
  },
  outbox: {
    title: 'Outbox',
    caption: 'Emails, newest first',
    filters: 'Filter the outbox',
    status: 'Status',
    anyStatus: 'Any status',
    type: 'Type',
    anyType: 'Any type',
    search: 'Email address',
    searchButton: 'Search',
    clear: 'Clear filters',
    ofClient: (id: number) => `Only emails of client ${id}.`,
    count: (count: number) => (count === 1 ? '1 email' : `${count.toLocaleString('en-US')} emails`),
    none: 'No emails here',
    noneText: 'Every email that the product writes appears here before it is sent.',
    noneFiltered: 'No email matches these filters.',
    failed: 'The outbox could not be loaded.',
    statuses: {
      queued: 'Waiting',
      sent: 'Sent',
      kept: 'Kept here: no mail server',
      failed: 'Failed',
      suppressed: 'Not sent: unsubscribed',
      'set-aside': 'Failed, and set aside',
    },
    columns: {
      when: 'Written',
      recipient: 'To',
      subject: 'Subject',
      type: 'Type',
      status: 'Status',
      by: 'By',
    },
    system: 'The product',
    attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
    sentAt: (instant: string) => `Sent on ${instant}`,
    nextAttempt: (instant: string) => `Tried again on ${instant}`,
    open: (subject: string) => `Open “${subject}”`,
    client: 'Open the client',
    mailTitle: 'Email',
    close: 'Close',
    sendAgain: 'Send again',
    setAside: 'Set aside',
    isSetAside: 'The email is not tried again, and nothing of it waits.',
    setAsideFailed: 'The email could not be set aside.',
    sendKept: 'Send it now',
    sentAgain: 'The email waits to be sent again.',
    sendAgainFailed: 'The email could not be sent again.',
    mailFailed: 'The email could not be loaded.',
    html: 'As designed',
    plain: 'Text version',
    reason: 'Last error',
    frameTitle: (subject: string) => `The email “${subject}”`,
  },
} as const
