/**
 * Every kind of mail that the product writes, and all that is the same for each mail of a kind. What it says stands in the
 * message catalogue; when the mails of a case are due, in mail-schedule.ts.
 */
interface MailTraits {
  /** What staff call it. */
  name: string
  /**
   * Whether it only reminds or asks, so that its reader can stop it and it is sent by consent alone (15 U.S.C. 7702(17):
   * a mail that concludes or tells of a transaction is none of marketing). docs/decisions/019.
   */
  isOptional: boolean
  /**
   * Of the mails that a case calls for by itself: 'news' goes out at once and is none after a week; 'reminder' goes with the
   * next look of the timer, within a month. Null: it is written together with what it tells of.
   */
  schedule: 'news' | 'reminder' | null
  /** Whether staff may write it to a client. */
  byStaff: boolean
  /** Who may be sent it. */
  to: 'client' | 'buyer' | 'applicant' | 'staff' | 'support' | 'address'
  /** Whether it opens a session, so that its text is not kept once it was delivered. */
  opensSession: boolean
  /** Whether it is a word of ours to a client, noted as the last one; not what the client just asked for. */
  isWordToClient: boolean
}

const ofCase = {
  isOptional: false,
  byStaff: true,
  to: 'client',
  opensSession: false,
  isWordToClient: true,
} as const
const told = { ...ofCase, schedule: null, byStaff: false } as const
const opening = { ...told, opensSession: true, isWordToClient: false } as const

/** The first eight are those of the specification, in its order. */
export const mailKinds = {
  welcome: { name: 'Welcome', ...ofCase, schedule: 'news' },
  'analysis-complete': { name: 'Analysis complete', ...ofCase, schedule: 'news' },
  'round1-followup': { name: 'Round 1 follow-up', ...ofCase, schedule: 'reminder' },
  'round2-followup': { name: 'Round 2 follow-up', ...ofCase, schedule: 'reminder' },
  'round3-followup': { name: 'Round 3 follow-up', ...ofCase, schedule: 'reminder' },
  'check-in': { name: 'Check-in', ...ofCase, schedule: 'reminder', isOptional: true },
  automated: { name: 'Automated reminder', ...ofCase, schedule: 'reminder', isOptional: true },
  results: { name: 'Results', ...ofCase, schedule: 'news' },
  'stage-changed': { name: 'Stage changed', ...ofCase, schedule: 'news', byStaff: false },
  // Worded by the operator, after a happening that they chose: always one that its reader can stop.
  'own-kind': { name: 'A kind of your own', ...told, isOptional: true },
  receipt: { name: 'Receipt', ...told, to: 'buyer' },
  refund: { name: 'Refund', ...told, to: 'buyer' },
  'refund-sent-back': { name: 'Refund sent back by the bank', ...told, to: 'buyer' },
  'renewal-failed': { name: 'Renewal not paid', ...told, to: 'buyer' },
  'subscription-cancelled': { name: 'Subscription canceled', ...told, to: 'buyer' },
  'renewal-reminder': { name: 'Subscription renews', ...told, to: 'buyer' },
  'agreement-signed': { name: 'Agreement signed', ...told, to: 'buyer' },
  'agreement-open': { name: 'Agreement may be paid', ...told, to: 'buyer' },
  'agreement-cancelled': { name: 'Agreement canceled', ...told, to: 'buyer' },
  'agreement-report': {
    name: 'Agreement canceled, to staff',
    ...told,
    to: 'support',
    isWordToClient: false,
  },
  'session-answer': { name: 'Answer about a session', ...told, to: 'buyer' },
  'work-news': { name: 'News of work for a buyer', ...told, to: 'buyer' },
  'work-late': { name: 'Work is late', ...told, to: 'support', isWordToClient: false },
  'webhook-off': { name: 'Webhooks switched off', ...told, to: 'support', isWordToClient: false },
  'session-booking': { name: 'Time of a session', ...told, to: 'buyer' },
  'session-reminder': { name: 'Session ahead', ...told, to: 'buyer' },
  'staff-digest': { name: 'What waits today, to staff', ...told, to: 'staff', isWordToClient: false },
  'session-staff': { name: 'Session to hold', ...told, to: 'staff', isWordToClient: false },
  'text-test': { name: 'Test of a text', ...told, to: 'staff', isWordToClient: false },
  'sign-in-link': { name: 'Sign-in link', ...opening, to: 'address' },
  // To the address from before, and to the one that is the case's now.
  'address-changed': { name: 'Email address changed', ...told, isWordToClient: false },
  'portal-invitation': { name: 'Invitation to the portal', ...told },
  'staff-invitation': { name: 'Invitation of staff', ...opening, to: 'staff' },
  'support-message': { name: 'Message to support', ...told, to: 'support', isWordToClient: false },
  'support-answer': { name: 'Answer to a message', ...told },
  'message-received': { name: 'Message received', ...told, to: 'address', isWordToClient: false },
  'postal-news': { name: 'Letter delivered or came back', ...told },
  retention: { name: 'Deletion ahead', ...told },
  deletion: { name: 'Deletion asked for', ...told },
  'funding-link': { name: 'Link to a funding application', ...opening, to: 'applicant' },
  'funding-draft': { name: 'Link to a funding draft', ...opening, to: 'applicant' },
  // It carries the link to the applicant's own page.
  'funding-news': {
    name: 'News of a funding application',
    ...opening,
    to: 'applicant',
    isWordToClient: true,
  },
} as const satisfies Record<string, MailTraits>

type Kinds = typeof mailKinds
export type MailType = keyof Kinds
/** Those that a case calls for by itself. */
export type ScheduledMailType = {
  [K in MailType]: Kinds[K]['schedule'] extends null ? never : K
}[MailType]
/** Those that staff may write. */
export type EmailType = { [K in MailType]: Kinds[K]['byStaff'] extends true ? K : never }[MailType]

export const mailTypes = Object.keys(mailKinds) as MailType[]
export const emailTypes = mailTypes.filter((type): type is EmailType => mailKinds[type].byStaff)

/** Whether a client can stop mails of this type, and each of them says how. */
export function isOptionalMail(type: MailType): boolean {
  return mailKinds[type].isOptional
}

/** Mails that open a session. */
export const sessionMails: readonly string[] = mailTypes.filter((type) => mailKinds[type].opensSession)

/** Mails that are no word of ours to a client. */
export const notToClients: readonly string[] = mailTypes.filter((type) => !mailKinds[type].isWordToClient)
