import type { TodayKind } from '../../api/today.ts'

const count = (total: number) => total.toLocaleString('en-US')

/** What waits for a person, over all of the staff side. */
export const staffTodayTexts = {
  title: 'Today',
  lead: 'What waits for a person, the longest waiting first. A row goes away when its cause is gone.',
  failed: 'The list could not be loaded.',
  kinds: 'Kinds',
  all: 'Everything',
  /** Names of the kinds in the filter. */
  names: {
    mentions: 'Mentions',
    tasks: 'Tasks due',
    clients: 'New clients',
    messages: 'Messages',
    answers: 'Answers in',
    reports: 'Reports',
    rounds: 'Rounds ready',
    deadlines: 'Late deadlines',
    letters: 'Letters in trouble',
    mails: 'Failed emails',
    works: 'Work due',
    sessions: 'Sessions',
    chargebacks: 'Chargebacks',
    refunds: 'Refunds sent back',
    sums: 'Other sums',
    payments: 'Failed payments',
    applications: 'Funding applications',
  } satisfies Record<TodayKind, string>,
  /** What is to be done, as the link of a row. */
  acts: {
    mentions: 'Read the note that names you',
    tasks: 'Do a task',
    clients: 'Open a new client',
    messages: 'Answer the message',
    answers: 'Say what the answer says',
    reports: 'Look at the report',
    rounds: 'Prepare the next round',
    deadlines: 'Follow up a late deadline',
    letters: 'Look after a letter',
    mails: 'Look at an email that failed',
    works: 'Do what was bought',
    sessions: 'Agree or close a session',
    chargebacks: 'Answer a chargeback, or the bank’s warning of fraud',
    refunds: 'Pay in another way what the bank sent back',
    sums: 'Decide on a payment in another sum, or paid after a deletion',
    payments: 'Follow up a failed payment',
    applications: 'Take up a funding application',
  } satisfies Record<TodayKind, string>,
  task: (about: string) => `Task: ${about}`,
  whose: 'Whose',
  everybodys: 'Everybody’s',
  mine: 'Mine',
  noneMine: 'Nothing of yours waits',
  list: 'What waits, the longest waiting first',
  since: (when: string) => `Since ${when}`,
  dueOn: (day: string) => `Due ${day}`,
  nobody: 'No client named',
  total: (total: number) => (total === 1 ? '1 waits' : `${count(total)} wait`),
  onlyFirst: (shown: number, total: number) => `${count(shown)} of ${count(total)} are shown.`,
  none: 'Nothing waits for a person',
  noneOfKind: 'Nothing of this kind waits',
  noneText: 'What comes in appears here by itself.',
  /** Read after the name of the page in the navigation. */
  waiting: (total: number) => `${count(total)} waiting`,
}

/** The mail of what waits, and the form that asks for it. */
export const digestTexts = {
  title: 'Daily email of what waits',
  lead: 'At most one email a day, only when something waits. It names no client.',
  isOn: 'Email me what waits',
  hour: 'From this hour, New York time',
  whose: 'Of whom',
  kinds: 'Of what',
  noKinds: 'Choose at least one kind',
  save: 'Save',
  saved: 'Saved.',
  failed: 'This could not be saved.',
  loadFailed: 'This could not be loaded.',
  subject: (total: number) => (total === 1 ? '1 thing waits for you' : `${count(total)} things wait`),
  text: 'This is what waits now. A row goes away when its cause is gone.',
  button: 'Open Today',
  stop: 'You chose this email in your account on the staff side, and can stop it there.',
}

export const staffPushTexts = {
  title: 'Notifications when something comes',
  lead: 'Within a minute on each device that you turn it on for: how much waits of what you choose, and no names. Signing out turns it off for that device.',
  whose: 'Of whom',
  kinds: 'Of what',
  save: 'Save',
  saved: 'Saved.',
  failed: 'This could not be saved.',
  loadFailed: 'This could not be loaded.',
  /** The title of a notification. */
  shown: 'ARMOR: something came',
}
