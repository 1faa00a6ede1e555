import { line, paragraph } from './notice-entries.ts'
import type { NoticeSample, NoticeTextGroup } from './notice-group.ts'
import { namelessToo, refunded } from './notice-locks.ts'
import type { TextEntry, TextLock } from './text-entry.ts'

const nothingLost: TextLock = {
  source: 'The purchase',
  why: 'It says that the purchase stays, and that nothing more is charged.',
}

interface News {
  /** Its part of the catalogue. */
  news: string
  name: string
  lead: string
  /** Why its sentence stays. */
  locked?: TextLock
  more?: readonly TextEntry[]
}

const group = ({ news, name, lead, locked, more = [] }: News): NoticeTextGroup => ({
  key: `session-${news}`,
  name,
  lead,
  kind: 'notice',
  source: 'bookings',
  shownIn: `session-${news}` as NoticeSample,
  entries: [
    line(`${news}.subject`, 'Subject', ['product']),
    line(`${news}.title`, 'Title'),
    locked
      ? paragraph(`${news}.text`, 'What is said', ['product', 'time'], { locked })
      : line(`${news}.text`, 'What is said', ['product', 'time']),
    ...more,
  ],
})

/** Texts of the mails about the time of a paid session. */
export const sessionNotices: readonly NoticeTextGroup[] = [
  group({
    news: 'booked',
    name: 'Session booked',
    lead: 'When a buyer has chosen a time. Greeting, buttons and the lines below stand in the next ones as well.',
    more: [
      line('greeting', 'Greeting', ['name'], { locked: namelessToo }),
      paragraph('changes', 'Until when it may be moved', ['time']),
      paragraph('cannotCome', 'After that', ['email']),
      line('see', 'Button to the session'),
      line('again', 'Button to another time'),
    ],
  }),
  group({ news: 'moved', name: 'Session moved', lead: 'When its time is another one.' }),
  group({
    news: 'handed-over',
    name: 'Session held by somebody else',
    lead: 'When another of you holds it, and one meets in another way.',
  }),
  group({
    news: 'cancelled',
    name: 'Session canceled',
    lead: 'When its buyer cancels it.',
    locked: nothingLost,
  }),
  group({
    news: 'withdrawn',
    name: 'Session canceled by you',
    lead: 'When you cannot hold it.',
    locked: nothingLost,
  }),
  group({
    news: 'closed',
    name: 'Session of a purchase that was given back',
    lead: 'When its purchase was refunded.',
    locked: refunded,
  }),
  group({ news: 'day-before', name: 'Session ahead', lead: 'The day before.' }),
  group({ news: 'hour-before', name: 'Session in an hour', lead: 'An hour before.' }),
]
