import { line, paragraph } from './notice-entries.ts'
import type { NoticeTextGroup } from './notice-group.ts'
import { paid, refunded } from './notice-locks.ts'
import { noPromise } from './prequalification-entries.ts'

/** Texts of the mails about the payment of a funding package. */
export const fundingPaymentNotices: readonly NoticeTextGroup[] = [
  {
    key: 'funding-receipt',
    name: 'Receipt of a funding package',
    lead: 'When a funding package is paid. Greeting, first button and last line stand in the next one as well.',
    kind: 'notice',
    source: 'funding-receipt',
    shownIn: 'funding-receipt',
    entries: [
      line('receipt.subject', 'Subject', ['product']),
      line('receipt.title', 'Title'),
      line('greeting', 'Greeting', ['name'], { required: [] }),
      paragraph('receipt.text', 'What was paid', ['amount', 'product'], { locked: paid }),
      paragraph('receipt.next', 'Where it is found'),
      line('openStatus', 'Button to the status page'),
      paragraph('receipt.apply', 'Before an application is sent'),
      line('openForm', 'Button to the form'),
      paragraph('noPromise', 'What it does not promise', [], { locked: noPromise }),
      paragraph('contact', 'How to ask', ['email']),
    ],
  },
  {
    key: 'funding-refund',
    name: 'Refund of a funding package',
    lead: 'When money of a funding package goes back.',
    kind: 'notice',
    source: 'funding-receipt',
    shownIn: 'funding-refund',
    entries: [
      line('refund.subject', 'Subject', ['product']),
      line('refund.title', 'Title'),
      paragraph('refund.text', 'What was given back', ['amount', 'product'], { locked: refunded }),
      paragraph('refund.next', 'When it arrives, and what ends', [], { locked: refunded }),
    ],
  },
]
