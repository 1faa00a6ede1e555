import { delayIn, type OwnMailTrigger } from '../../rules/own-mail-triggers.ts'

/** Kinds of mail of the operator's own. */
export const ownMailTexts = {
  title: 'Emails of your own',
  lead: 'An email that you word yourself goes out by itself after something has happened. Each client can stop them, and then gets no more.',
  none: 'There is none yet.',
  add: 'Make a new kind',
  newTitle: 'A new kind of email',
  failed: 'Your own emails could not be loaded.',
  on: 'On',
  off: 'Off',
  follows: (trigger: string, delay: string) => `${trigger}, ${delay}`,
  counts: (waiting: number, sent: number) => `${waiting} waiting, ${sent} written`,
  edit: (name: string) => `Edit “${name}”`,
  back: 'All texts',
  name: 'Name, for staff',
  trigger: 'What it follows',
  triggerStays: 'Stays as it is: emails may wait for it already.',
  delay: 'How long after',
  delayHint: 'A whole number; 0 is at once. At most 365 days.',
  delayWrong: 'Enter a whole number of at most 365 days.',
  unit: 'Unit',
  units: { minutes: 'minutes', hours: 'hours', days: 'days' },
  isOn: 'Send it from now on',
  isOnHint:
    'Switched off, nothing new is noted, and what waits is not sent. Nothing that happened before is written about.',
  nameMissing: 'Give it a name.',
  triggerMissing: 'Choose what it follows.',
  languages: { en: 'In English', es: 'In Spanish' },
  languagesHint: 'Each client gets it in their own language.',
  subject: 'Subject',
  body: 'Text',
  save: 'Save',
  saved: 'Saved. What waits already keeps its day, and says the new words.',
  saveFailed: 'Nothing was saved.',
  restored: 'The words stand above. Save to use them.',
  waiting: (name: string, day: string, why: string) => `${name}, ${day}: ${why}.`,
  dropped: (name: string, reason: string) => `${name}, not sent: ${reason}`,
}

/** What each kind can follow, and what counts as one happening: what comes again within it brings no second mail. */
export const ownMailTriggerTexts: Record<OwnMailTrigger, { name: string; once: string }> = {
  'client-arrived': { name: 'Staff added the client', once: 'Once a client.' },
  'tester-applied': { name: 'A tester applied', once: 'Once a client.' },
  'payment-settled': { name: 'A payment for the dispute came in', once: 'Once a payment.' },
  'intake-sent': { name: 'The intake came in', once: 'Once a client.' },
  'report-stored': {
    name: 'A credit report came in',
    once: 'Once a day: three reports of one day are one email.',
  },
  'paper-added': { name: 'A paper came in', once: 'Once a day.' },
  'run-completed': { name: 'An analysis ended with its documents', once: 'Once a day.' },
  'letter-mailed': { name: 'Letters of a round were mailed', once: 'Once a round, at its first letter.' },
  'answer-stored': { name: 'A bureau’s answer came in', once: 'Once a day.' },
  'answer-confirmed': { name: 'The client checked an answer', once: 'Once a day.' },
  'case-completed': { name: 'The case was completed', once: 'Once a day.' },
}

/** '45 minutes later', '7 days later'. */
export function delayText(minutes: number): string {
  if (minutes === 0) return 'at once'
  const { count, unit } = delayIn(minutes)
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit} later`
}
