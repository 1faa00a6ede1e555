import { line, paragraph } from './notice-entries.ts'
import type { NoticeTextGroup } from './notice-group.ts'
import { namelessToo } from './notice-locks.ts'
import type { TextLock } from './text-entry.ts'

const copies: TextLock = {
  source: '15 U.S.C. 1679d, 1679e(c)',
  why: 'It hands over the copies of what was signed.',
}
const mayCancel: TextLock = {
  source: '15 U.S.C. 1679e(a)',
  why: 'It says until when one may cancel, and how.',
}
const notBefore: TextLock = {
  source: '15 U.S.C. 1679d(a)(2)',
  why: 'It says what does not happen before that day.',
}
const owesNothing: TextLock = {
  source: '15 U.S.C. 1679e',
  why: 'It says what is owed, and what is given back.',
}
const onPaper: TextLock = { source: '15 U.S.C. 7001(c)(1)', why: 'It says how to get the papers by mail.' }

/** Texts of the mails about an agreement: most of what they say is the law's. */
export const agreementNotices: readonly NoticeTextGroup[] = [
  {
    key: 'agreement-signed',
    name: 'Agreement signed',
    lead: 'When the contract is signed. Greeting and last line stand in the other two as well.',
    kind: 'notice',
    source: 'agreement',
    shownIn: 'agreement-signed',
    entries: [
      line('signed.subject', 'Subject', ['product']),
      line('signed.title', 'Title'),
      line('greeting', 'Greeting', ['name'], { locked: namelessToo }),
      paragraph('signed.papers', 'The copies', ['product'], { locked: copies }),
      paragraph('signed.cancel', 'How to cancel', ['day'], { locked: mayCancel }),
      paragraph('signed.pay', 'Before that day, not paid yet', ['day'], { locked: notBefore }),
      paragraph('signed.begin', 'Before that day, paid already', ['day'], { locked: notBefore }),
      line('signed.button', 'Button', [], { locked: mayCancel }),
      paragraph('contact', 'How to ask', ['email'], { locked: onPaper }),
    ],
  },
  {
    key: 'agreement-open',
    name: 'Agreement: the days to cancel are over',
    lead: 'When it may be paid, or work may begin.',
    kind: 'notice',
    source: 'agreement',
    shownIn: 'agreement-open',
    entries: [
      line('open.subject', 'Subject', ['product']),
      line('open.title', 'Title'),
      paragraph('open.pay', 'Not paid yet', ['product'], { locked: owesNothing }),
      paragraph('open.begin', 'Paid already', ['product']),
      line('open.button', 'Button'),
    ],
  },
  {
    key: 'agreement-cancelled',
    name: 'Agreement canceled',
    lead: 'When whoever signed cancels.',
    kind: 'notice',
    source: 'agreement',
    shownIn: 'agreement-cancelled',
    entries: [
      line('cancelled.subject', 'Subject', ['product']),
      line('cancelled.title', 'Title'),
      paragraph('cancelled.text', 'What is owed', ['product'], { locked: owesNothing }),
      paragraph('cancelled.refund', 'What is given back', [], { locked: owesNothing }),
      line('cancelled.button', 'Button'),
    ],
  },
]
