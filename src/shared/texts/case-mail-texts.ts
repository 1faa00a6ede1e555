import type { ScheduledMailType } from '../rules/mail-kinds.ts'
import type { TextEntry, TextGroup, TextLock, TextPlace, TextVariable } from './text-entry.ts'

export interface MailTextGroup extends TextGroup {
  kind: 'mail'
  /** The mail that the preview draws. */
  shownIn: ScheduledMailType
}

const clockOfBureau: TextLock = {
  source: '15 U.S.C. 1681i(a)(1), (a)(6)',
  why: 'It says how long the law gives a bureau.',
}
const onlyTrue: TextLock = {
  source: '15 U.S.C. 1679b(a)(1)',
  why: 'It says that only what is not right may be disputed.',
}
const ownDecision: TextLock = {
  source: '15 U.S.C. 1679b(a)(1)',
  why: 'It says that nothing enters a letter without the client’s own decision.',
}
const provedDay: TextLock = {
  source: '15 U.S.C. 1681i(a)(1)',
  why: 'It says what a deadline rests on: an evidenced day, or only an estimate.',
}
const stopsThem: TextLock = {
  source: '15 U.S.C. 7704(a)(3), (a)(5)',
  why: 'It says how to stop optional mails.',
}
const complaint: TextLock = { source: '12 U.S.C. 5534', why: 'It names where the law takes complaints.' }

interface More {
  form?: string
  required?: readonly TextVariable[]
  locked?: TextLock
}

function text(place: TextPlace, path: string, label: string, args: TextEntry['args'], more: More): TextEntry {
  const { form, required = args.filter((each) => typeof each === 'string'), locked = null } = more
  return { id: form ? `${path}:${form}` : path, path, label, place, args, required, locked }
}
const line = (path: string, label: string, args: TextEntry['args'] = [], more: More = {}) =>
  text('line', path, label, args, more)
const paragraph = (path: string, label: string, args: TextEntry['args'] = [], more: More = {}) =>
  text('paragraph', path, label, args, more)
const added = (path: string) => text('added', path, 'A paragraph of your own, before the button', [], {})

/** Texts of the mails about a case (messages/…/mail-client.ts). */
export const caseMailGroups: readonly MailTextGroup[] = [
  {
    key: 'case',
    name: 'In every mail about a case',
    lead: 'The greeting, the button to the portal, the last line, and the next step where a mail names it.',
    kind: 'mail',
    shownIn: 'check-in',
    entries: [
      line('greeting', 'Greeting', ['name'], { required: [] }),
      line('portal', 'Button to the portal'),
      paragraph('contact', 'How to ask', ['email']),
      paragraph('optional', 'In optional mails', [], { locked: stopsThem }),
      line('next.title', 'Next step: its title'),
      paragraph('next.intake', 'Next step: the intake'),
      paragraph('next.reports', 'Next step: the reports', ['count']),
      paragraph('next.reading', 'Next step: while reports are read'),
      paragraph('next.review', 'Next step: the findings', [], { locked: onlyTrue }),
      paragraph('next.mail', 'Next step: mail the letters', ['round']),
      paragraph('next.noLetter', 'Next step: no letter was written'),
      paragraph('next.answers', 'Next step: upload answers'),
      paragraph('next.wait', 'Next step: wait for answers', ['day'], { locked: provedDay }),
      paragraph('next.sentUndated', 'Next step: the day of a round sent before', ['round']),
      paragraph('next.payment', 'Next step: payment under way'),
      paragraph('next.unpaid', 'Next step: nothing is paid'),
      paragraph('next.failed', 'Next step: payment failed'),
      paragraph('next.start', 'Next step: start the reading'),
      paragraph('next.waiting', 'Next step: the reading starts soon'),
      paragraph('next.whose', 'Next step: whose report it is', [], { locked: ownDecision }),
      paragraph('next.stopped', 'Next step: the reading stopped'),
      paragraph('next.enterMailed', 'Next step: enter the mailing', ['recipients']),
      paragraph('next.nextRound', 'Next step: the next round', ['round']),
      paragraph('next.prove', 'Next step: prove a delivery', [null], { form: 'all', locked: provedDay }),
      paragraph('next.prove', 'Next step: prove some deliveries', ['recipients'], { locked: provedDay }),
      paragraph('next.estimate', 'Next step: the estimate', ['day'], { locked: provedDay }),
      paragraph('next.completed', 'Next step: the case is completed'),
    ],
  },
  {
    key: 'welcome',
    name: 'Welcome',
    lead: 'When the intake is complete and paid for.',
    kind: 'mail',
    shownIn: 'welcome',
    entries: [
      line('welcome.subject', 'Subject'),
      line('welcome.preheader', 'Line beside the subject'),
      line('welcome.title', 'Title'),
      paragraph('welcome.intro', 'First paragraph'),
      line('welcome.steps.0', 'Step 1'),
      line('welcome.steps.1', 'Step 2', [], { locked: ownDecision }),
      line('welcome.steps.2', 'Step 3', [], { locked: clockOfBureau }),
      added('welcome.added'),
    ],
  },
  {
    key: 'analysis-complete',
    name: 'Analysis complete',
    lead: 'When a run ends with its documents, once a round.',
    kind: 'mail',
    shownIn: 'analysis-complete',
    entries: [
      line('analysis.subject', 'Subject'),
      line('analysis.preheader', 'Line beside the subject, one finding', [1], { form: 'one' }),
      line('analysis.preheader', 'Line beside the subject', ['count'], { required: [] }),
      line('analysis.nothingFound', 'Line beside the subject, nothing found'),
      line('analysis.title', 'Title'),
      paragraph('analysis.intro', 'First paragraph, nothing found', [0], { form: 'none' }),
      paragraph('analysis.intro', 'First paragraph, one finding', [1], { form: 'one' }),
      paragraph('analysis.intro', 'First paragraph', ['count']),
      paragraph('analysis.decide', 'What a finding is', [], { locked: ownDecision }),
      added('analysis.added'),
      line('analysis.button', 'Button'),
    ],
  },
  {
    key: 'follow-up',
    name: 'Follow-up of rounds 1, 2 and 3',
    lead: 'When the bureaus’ time is over.',
    kind: 'mail',
    shownIn: 'round1-followup',
    entries: [
      line('followUp.subject', 'Subject', ['round']),
      line('followUp.preheader', 'Line beside the subject', ['day'], { required: [] }),
      line('followUp.title', 'Title', ['round'], { required: [] }),
      paragraph('followUp.intro', 'First paragraph', ['round', 'day']),
      paragraph('followUp.next', 'What comes next, of rounds 1 and 2', ['round']),
      paragraph('followUp.last', 'What comes next, of round 3', [], { locked: complaint }),
      added('followUp.added'),
      line('followUp.button', 'Button'),
    ],
  },
  {
    key: 'check-in',
    name: 'Check-in',
    lead: 'When nothing has happened for 30 days. A client can stop it.',
    kind: 'mail',
    shownIn: 'check-in',
    entries: [
      line('checkIn.subject', 'Subject'),
      line('checkIn.preheader', 'Line beside the subject'),
      line('checkIn.title', 'Title'),
      paragraph('checkIn.intro', 'First paragraph'),
      added('checkIn.added'),
    ],
  },
  {
    key: 'automated',
    name: 'Automated reminder',
    lead: 'When a step of the client’s own waits. A client can stop it.',
    kind: 'mail',
    shownIn: 'automated',
    entries: [
      line('reminder.intake', 'Subject, the intake waits'),
      line('reminder.reports', 'Subject, reports wait'),
      line('reminder.review', 'Subject, findings wait'),
      line('reminder.other', 'Subject, anything else'),
      line('reminder.preheader', 'Line beside the subject'),
      paragraph('reminder.intro', 'First paragraph'),
      added('reminder.added'),
    ],
  },
  {
    key: 'results',
    name: 'Results',
    lead: 'When the results text is written. It never repeats it: mail is read on lock screens.',
    kind: 'mail',
    shownIn: 'results',
    entries: [
      line('results.subject', 'Subject'),
      line('results.preheader', 'Line beside the subject'),
      line('results.title', 'Title'),
      paragraph('results.intro', 'First paragraph'),
      added('results.added'),
      line('results.button', 'Button'),
    ],
  },
  {
    key: 'stage-changed',
    name: 'Stage changed',
    lead: 'When a round is marked as mailed, or the case as completed.',
    kind: 'mail',
    shownIn: 'stage-changed',
    entries: [
      line('stage.subject', 'Subject', ['stage']),
      line('stage.preheader', 'Line beside the subject'),
      line('stage.title', 'Title', ['stage'], { required: [] }),
      paragraph('stage.mailed', 'A round was mailed, its day is not known', ['round', null], { form: 'day' }),
      paragraph('stage.mailed', 'A round was mailed', ['round', 'day']),
      paragraph('stage.law', 'The bureaus’ time', [], { locked: clockOfBureau }),
      paragraph('stage.completed', 'The case is completed'),
      added('stage.added'),
    ],
  },
]

/** All of them, for what a mail says: one text stands in one group. */
export const caseMailEntries: readonly TextEntry[] = caseMailGroups.flatMap(({ entries }) => entries)
