import { line, paragraph } from './notice-entries.ts'
import type { NoticeTextGroup } from './notice-group.ts'
import { namelessToo } from './notice-locks.ts'

/** Texts of the mails about what only a person can do. */
export const workNotices: readonly NoticeTextGroup[] = [
  {
    key: 'work-delivered',
    name: 'Work done',
    lead: 'When staff mark something as done for a buyer. Greeting and button stand in the next one as well.',
    kind: 'notice',
    source: 'works',
    shownIn: 'work-delivered',
    entries: [
      line('delivered.subject', 'Subject', ['work']),
      line('delivered.title', 'Title'),
      line('greeting', 'Greeting', ['name'], { locked: namelessToo }),
      paragraph('delivered.text', 'What is done', ['work', 'product']),
      paragraph('delivered.note', 'Where there is a note'),
      line('button', 'Button'),
    ],
  },
  {
    key: 'work-reopened',
    name: 'Work not done yet',
    lead: 'When staff take that mark back.',
    kind: 'notice',
    source: 'works',
    shownIn: 'work-reopened',
    entries: [
      line('reopened.subject', 'Subject', ['work']),
      line('reopened.title', 'Title'),
      paragraph('reopened.text', 'What is not done', ['work', 'product']),
    ],
  },
]
