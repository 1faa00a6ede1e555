import { line, paragraph } from './notice-entries.ts'
import type { NoticeTextGroup } from './notice-group.ts'
import { cancels, namelessToo, paid, refunded, renews, sentBack } from './notice-locks.ts'

/** Texts of the mails about money: labels of the facts themselves are the product's. */
export const paymentNotices: readonly NoticeTextGroup[] = [
  {
    key: 'receipt',
    name: 'Receipt of a card payment',
    lead: 'When a package is paid.',
    kind: 'notice',
    source: 'receipt',
    shownIn: 'receipt',
    entries: [
      line('subject', 'Subject', ['product']),
      line('preheader', 'Line beside the subject', ['amount', 'product'], { required: [] }),
      line('title', 'Title'),
      line('greeting', 'Greeting', ['name'], { required: [] }),
      paragraph('thanks', 'What was paid', ['amount', 'product'], { locked: paid }),
      paragraph('next', 'What comes next'),
      line('button', 'Button to the intake'),
      line('upgradedPreheader', 'Line beside the subject, of an upgrade', ['amount', 'product'], {
        required: [],
      }),
      paragraph('upgraded', 'What comes next, of an upgrade'),
      line('openCase', 'Button to the case, of an upgrade'),
      paragraph('contact', 'How to ask', ['email']),
    ],
  },
  {
    key: 'refund',
    name: 'Refund of a card payment',
    lead: 'When money of a package goes back.',
    kind: 'notice',
    source: 'refund',
    shownIn: 'refund',
    entries: [
      line('subject', 'Subject', ['product']),
      line('preheader', 'Line beside the subject', ['amount', 'product'], { required: [] }),
      line('title', 'Title'),
      line('greeting', 'Greeting', ['name'], { required: [] }),
      paragraph('made', 'What was given back', ['amount', 'product'], { locked: refunded }),
      paragraph('arrives', 'When it arrives'),
      paragraph('contact', 'How to ask', ['email']),
    ],
  },
  {
    key: 'refund-sent-back',
    name: 'Refund that the bank sent back',
    lead: 'When money that was given back does not arrive, and is to be paid in another way.',
    kind: 'notice',
    source: 'refund-sent-back',
    shownIn: 'refund-sent-back',
    entries: [
      line('subject', 'Subject', ['product']),
      line('preheader', 'Line beside the subject', ['amount', 'product'], { required: [] }),
      line('title', 'Title'),
      line('greeting', 'Greeting', ['name'], { locked: namelessToo }),
      paragraph('made', 'What came back', ['amount', 'product'], { locked: sentBack }),
      paragraph('arrives', 'What happens now'),
      paragraph('contact', 'How to ask', ['email']),
    ],
  },
  {
    key: 'renewal-reminder',
    name: 'Reminder of a renewal',
    lead: 'Before a subscription renews, and once a year.',
    kind: 'notice',
    source: 'renewal',
    shownIn: 'renewal',
    entries: [
      line('subject', 'Subject', ['product', 'day']),
      line('yearlySubject', 'Subject, once a year', ['product']),
      line('title', 'Title'),
      line('greeting', 'Greeting', ['name'], { locked: namelessToo }),
      paragraph('renewal', 'What renews', ['product', 'day', 'price', 'every'], { locked: renews }),
      paragraph('yearly', 'What renews, once a year', ['product', 'since', 'price', 'every', 'day'], {
        locked: renews,
      }),
      paragraph('nothingToDo', 'Whoever wants to keep it'),
      paragraph('cancel', 'How to cancel', [], { locked: cancels }),
      line('button', 'Button', [], { locked: cancels }),
      paragraph('contact', 'How to ask', ['email']),
    ],
  },
]
