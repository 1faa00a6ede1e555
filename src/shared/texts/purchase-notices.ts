import { line, paragraph } from './notice-entries.ts'
import type { NoticeTextGroup } from './notice-group.ts'
import { cancels, namelessToo, paid, refunded } from './notice-locks.ts'
import type { TextLock } from './text-entry.ts'

const credited: TextLock = { source: 'The offer', why: 'It says what was promised when it was bought.' }
const closes: TextLock = { source: 'The purchase', why: 'It says what is open and what is closed.' }

/** Texts of the mails about what is bought through a page of its own. What renews stands in them as the law asks, and stays. */
export const purchaseNotices: readonly NoticeTextGroup[] = [
  {
    key: 'purchase-receipt',
    name: 'Receipt of a purchase',
    lead: 'When something is bought through its own page. Greeting, last button and last line stand in the next ones as well.',
    kind: 'notice',
    source: 'purchases',
    shownIn: 'purchase-receipt',
    entries: [
      line('receipt.subject', 'Subject', ['product']),
      line('receipt.title', 'Title'),
      line('greeting', 'Greeting', ['name'], { locked: namelessToo }),
      paragraph('receipt.text', 'What was paid', ['amount', 'product'], { locked: paid }),
      paragraph('access.generator.text', 'Of the letter generator', ['email']),
      line('access.generator.button', 'Of the letter generator: button'),
      paragraph('access.session.booking', 'Of a session, booked elsewhere'),
      line('access.session.bookingButton', 'Of a session, booked elsewhere: button'),
      paragraph('access.session.form', 'Of a session, booked here'),
      line('access.session.formButton', 'Of a session, booked here: button'),
      paragraph('access.session.credit', 'Of a session: what it counts for', [], { locked: credited }),
      paragraph('access.guide.text', 'Of a guide'),
      line('access.guide.button', 'Of a guide: button'),
      paragraph('access.application.text', 'Of a funding package'),
      line('access.application.button', 'Of a funding package: button'),
      paragraph('access.material', 'Of what is sent by email'),
      line('manage', 'Button to the purchase', [], { locked: cancels }),
      paragraph('contact', 'How to ask', ['email']),
    ],
  },
  {
    key: 'purchase-renewed',
    name: 'Receipt of a renewal',
    lead: 'When a subscription was paid again.',
    kind: 'notice',
    source: 'purchases',
    shownIn: 'purchase-renewed',
    entries: [
      line('renewed.subject', 'Subject', ['product']),
      line('renewed.title', 'Title'),
      paragraph('renewed.text', 'What was paid', ['amount', 'product'], { locked: paid }),
    ],
  },
  {
    key: 'purchase-refund',
    name: 'Refund of a purchase',
    lead: 'When money of such a purchase goes back.',
    kind: 'notice',
    source: 'purchases',
    shownIn: 'purchase-refund',
    entries: [
      line('refund.subject', 'Subject', ['product']),
      line('refund.title', 'Title'),
      paragraph('refund.text', 'What was given back', ['amount', 'product'], { locked: refunded }),
      paragraph('refund.arrives', 'When it arrives'),
      paragraph('refund.closed', 'Where it is closed then', [], { locked: closes }),
    ],
  },
  {
    key: 'purchase-past-due',
    name: 'Renewal not paid',
    lead: 'When the card was not charged for the next period.',
    kind: 'notice',
    source: 'purchases',
    shownIn: 'purchase-past-due',
    entries: [
      line('past-due.subject', 'Subject', ['product']),
      line('past-due.title', 'Title'),
      paragraph('past-due.text', 'What happened', ['product'], { locked: closes }),
    ],
  },
  {
    key: 'purchase-ending',
    name: 'Subscription canceled',
    lead: 'When its buyer cancels a subscription.',
    kind: 'notice',
    source: 'purchases',
    shownIn: 'purchase-ending',
    entries: [
      line('ending.subject', 'Subject', ['product']),
      line('ending.title', 'Title'),
      paragraph('ending.text', 'Until when it is open', ['product', 'day'], { locked: cancels }),
    ],
  },
  {
    key: 'purchase-ended',
    name: 'Subscription ended',
    lead: 'When a subscription is over that nobody canceled.',
    kind: 'notice',
    source: 'purchases',
    shownIn: 'purchase-ended',
    entries: [
      line('ended.subject', 'Subject', ['product']),
      line('ended.title', 'Title'),
      paragraph('ended.text', 'That nothing more is charged', ['product'], { locked: cancels }),
    ],
  },
  {
    key: 'session-answer',
    name: 'Answer about a session',
    lead: 'Around what staff answer to a buyer who has suggested times.',
    kind: 'notice',
    source: 'purchases',
    shownIn: 'session-answer',
    entries: [
      line('answer.subject', 'Subject', ['product']),
      line('answer.title', 'Title'),
      line('answer.signed', 'Below the answer', ['author']),
      paragraph('answer.reply', 'How to suggest other times'),
      line('answer.button', 'Button'),
    ],
  },
]
