import { line, paragraph } from './notice-entries.ts'
import type { NoticeTextGroup } from './notice-group.ts'
import { endOfData } from './notice-locks.ts'

/** Texts of the mails about the end of somebody's data: what happens and when stays as it is. */
export const privacyNotices: readonly NoticeTextGroup[] = [
  {
    key: 'retention',
    name: 'Deletion ahead',
    lead: 'Two weeks before the data of a case is deleted.',
    kind: 'notice',
    source: 'privacy',
    shownIn: 'retention',
    entries: [
      line('retention.subject', 'Subject', ['day']),
      line('retention.title', 'Title'),
      paragraph('retention.unused', 'Of a case that nobody used', ['day'], { locked: endOfData }),
      paragraph('retention.cancelled', 'Of a purchase that was given back', ['day'], { locked: endOfData }),
      paragraph('retention.keepUnused', 'How to keep it', [], { locked: endOfData }),
      paragraph('retention.keepCancelled', 'How to take it along', [], { locked: endOfData }),
      line('retention.button', 'Button'),
    ],
  },
  {
    key: 'deletion',
    name: 'Deletion asked for',
    lead: 'When a client has asked for the deletion of their data.',
    kind: 'notice',
    source: 'privacy',
    shownIn: 'deletion',
    entries: [
      line('deletion.subject', 'Subject', ['day']),
      line('deletion.title', 'Title'),
      paragraph('deletion.text', 'What was asked for', ['day'], { locked: endOfData }),
      paragraph('deletion.change', 'How to take it back', [], { locked: endOfData }),
      line('deletion.button', 'Button'),
    ],
  },
  {
    key: 'address-deletion',
    name: 'Deletion of an address asked for',
    lead: 'The same, by an address without a case.',
    kind: 'notice',
    source: 'privacy',
    shownIn: 'address-deletion',
    entries: [
      line('addressDeletion.subject', 'Subject', ['day']),
      line('addressDeletion.title', 'Title'),
      paragraph('addressDeletion.text', 'What was asked for', ['day'], { locked: endOfData }),
      paragraph('addressDeletion.change', 'How to take it back', [], { locked: endOfData }),
      line('addressDeletion.button', 'Button'),
    ],
  },
  {
    key: 'lapsed-deletion',
    name: 'Deletion not done',
    lead: 'When an address has begun a case since it asked for deletion.',
    kind: 'notice',
    source: 'privacy',
    shownIn: 'lapsed-deletion',
    entries: [
      line('lapsedDeletion.subject', 'Subject'),
      line('lapsedDeletion.title', 'Title'),
      paragraph('lapsedDeletion.paragraphs.0', 'Why nothing was deleted', [], { locked: endOfData }),
      paragraph('lapsedDeletion.paragraphs.1', 'How to ask again', [], { locked: endOfData }),
      line('lapsedDeletion.button', 'Button'),
    ],
  },
]
