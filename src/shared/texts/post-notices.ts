import { line, paragraph } from './notice-entries.ts'
import type { NoticeTextGroup } from './notice-group.ts'
import { paid, refunded } from './notice-locks.ts'
import type { TextLock } from './text-entry.ts'

const toldByPost: TextLock = {
  source: 'The post',
  why: 'It says what the post told us, and from when days count.',
}
const sandbox: TextLock = { source: 'The sandbox', why: 'It says that nothing was mailed.' }

/** Texts of the mails about letters that are mailed for somebody. */
export const postNotices: readonly NoticeTextGroup[] = [
  {
    key: 'postal-delivered',
    name: 'Letter delivered',
    lead: 'When the post has delivered a letter that was mailed for a client. Greeting and last line stand in the next one as well.',
    kind: 'notice',
    source: 'postal-news',
    shownIn: 'postal-delivered',
    entries: [
      line('delivered.subject', 'Subject'),
      line('delivered.title', 'Title'),
      line('greeting', 'Greeting', ['name'], { required: [] }),
      paragraph('delivered.text', 'What the post told', ['recipient', 'day'], { locked: toldByPost }),
      paragraph('delivered.proved', 'Of a delivery with a scan', [], { locked: toldByPost }),
      paragraph('delivered.noted', 'Of one without'),
      paragraph('sandbox', 'In the sandbox', [], { locked: sandbox }),
      line('open', 'Button'),
      paragraph('contact', 'How to ask', ['email']),
    ],
  },
  {
    key: 'postal-returned',
    name: 'Letter came back',
    lead: 'When the post brings a letter back that was mailed for a client.',
    kind: 'notice',
    source: 'postal-news',
    shownIn: 'postal-returned',
    entries: [
      line('returned.subject', 'Subject'),
      line('returned.title', 'Title'),
      paragraph('returned.text', 'What the post told', ['recipient', 'day'], { locked: toldByPost }),
      paragraph('returned.next', 'What to do next'),
    ],
  },
  {
    key: 'postal-receipt',
    name: 'Receipt for mailing letters',
    lead: 'When a client has paid for letters to be mailed. Greeting, button and last line stand in the next one as well.',
    kind: 'notice',
    source: 'postal-receipt',
    shownIn: 'postal-receipt',
    entries: [
      line('receipt.subject', 'Subject'),
      line('receipt.title', 'Title'),
      line('greeting', 'Greeting', ['name'], { required: [] }),
      paragraph('receipt.text', 'What was paid', ['amount'], { locked: paid }),
      paragraph('receipt.next', 'What comes next'),
      line('open', 'Button'),
      paragraph('contact', 'How to ask', ['email']),
    ],
  },
  {
    key: 'postal-refund',
    name: 'Refund for mailing letters',
    lead: 'When money for letters goes back.',
    kind: 'notice',
    source: 'postal-receipt',
    shownIn: 'postal-refund',
    entries: [
      line('refund.subject', 'Subject'),
      line('refund.title', 'Title'),
      paragraph('refund.text', 'What was given back', ['amount'], { locked: refunded }),
      paragraph('refund.next', 'When it arrives'),
    ],
  },
]
