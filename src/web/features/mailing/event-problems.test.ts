import { describe, expect, it } from 'vitest'
import type { LetterEntry } from '../../../shared/api/mailing.ts'
import { eventProblems, eventsToEnter, printedKindOf, standingEvents } from './event-problems.ts'

const steps = [
  {
    state: 'handed_over' as const,
    day: '2026-11-02',
    evidenceUrl: null,
    recordedAt: '2026-11-02T15:00:00.000Z',
  },
]
const furnisher = {
  documentType: 'furnisher_dispute_letter_1',
  state: 'handed_over' as const,
  steps,
  events: [] as LetterEntry[],
}
const answer: LetterEntry = {
  id: 4,
  kind: 'answered',
  day: '2026-11-18',
  printedDay: null,
  evidenceUrl: '/api/clients/5/letter-events/4/evidence',
  recordedAt: '2026-11-19T15:00:00.000Z',
  state: 'stands',
}

describe('what can be entered about a letter', () => {
  it('is nothing before the mailing, and what happens once only once', () => {
    expect(eventsToEnter({ ...furnisher, state: 'not_sent', steps: [] })).toEqual([])
    expect(eventsToEnter(furnisher)).toEqual(['more_info_sent', 'answered', 'came_back'])
    expect(eventsToEnter({ ...furnisher, events: [answer] })).toEqual(['more_info_sent', 'came_back'])
    const taken = { ...answer, state: 'withdrawn' as const }
    expect(eventsToEnter({ ...furnisher, events: [taken] })).toEqual([
      'more_info_sent',
      'answered',
      'came_back',
    ])
    expect(eventsToEnter({ ...furnisher, documentType: 'mail_log' })).toEqual([])
  })

  it('counts what stands, by day', () => {
    const earlier = { ...answer, id: 9, day: '2026-11-10' }
    const corrected = { ...answer, id: 3, state: 'corrected' as const }
    expect(standingEvents({ events: [corrected, answer, earlier] }).map(({ id }) => id)).toEqual([9, 4])
  })

  it('has a second day for an answer on paper and a notice of reinsertion', () => {
    const experian = { ...furnisher, documentType: 'experian_dispute_letter' }
    expect(printedKindOf('answered', furnisher)).toBe('answered')
    expect(printedKindOf('answered', { ...furnisher, documentType: 'complaint_letter' })).toBeNull()
    expect(printedKindOf('reinsertion_notice', experian)).toBe('reinsertion_notice')
    expect(printedKindOf('more_info_sent', experian)).toBeNull()
  })
})

describe('an entry about a letter', () => {
  const problems = (
    over: Partial<Parameters<typeof eventProblems>[0]> = {},
    day = '2026-11-18',
    printedDay = '',
  ) =>
    eventProblems(
      { kind: 'answered', values: { day, printedDay }, hasFile: true, corrects: null, ...over },
      furnisher,
      '2026-11-21',
    )

  it('has a day that has come and is not before the mailing', () => {
    expect(problems()).toEqual([])
    expect(problems({}, '')).toEqual([{ field: 'day', is: 'day' }])
    expect(problems({}, '2026-11-22')).toEqual([{ field: 'day', is: 'future' }])
    expect(problems({}, '2026-11-01')).toEqual([{ field: 'day', is: 'early', mailedOn: '2026-11-02' }])
    expect(problems({ kind: 'validation_notice' }, '2026-10-01')).toEqual([])
  })

  it('prints no day after it came or before the letter was mailed', () => {
    expect(problems({}, '2026-11-18', '2026-11-16')).toEqual([])
    expect(problems({}, '2026-11-18', '2026-11-19')).toEqual([{ field: 'printedDay', is: 'late' }])
    expect(problems({}, '2026-11-18', '2026-11-01')).toEqual([{ field: 'printedDay', is: 'early' }])
  })

  it('has its proof, which a correction keeps with the day, and information needs none', () => {
    const missing = [{ field: 'evidence', is: 'evidence' }]
    expect(problems({ hasFile: false })).toEqual(missing)
    expect(problems({ hasFile: false, corrects: answer })).toEqual([])
    expect(problems({ hasFile: false, corrects: answer }, '2026-11-17')).toEqual(missing)
    expect(problems({ hasFile: false, kind: 'more_info_sent' })).toEqual([])
  })
})
