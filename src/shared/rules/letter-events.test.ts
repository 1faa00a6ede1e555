import { describe, expect, it } from 'vitest'
import { eventFacts, eventKindsOf, type LetterEvent } from './letter-events.ts'

function event(kind: LetterEvent['kind'], day: string, more: Partial<LetterEvent> = {}): LetterEvent {
  return { kind, day, printedDay: null, isEvidenced: true, ...more }
}

describe('what happens to a letter', () => {
  it('can be entered only where the one who gets the letter can do it, after the mailing', () => {
    expect(eventKindsOf('bureau_dispute', false)).toEqual([])
    expect(eventKindsOf('bureau_dispute', true)).toEqual([
      'more_info_sent',
      'reinsertion_notice',
      'came_back',
    ])
    expect(eventKindsOf('cfpb_complaint', true)).toEqual(['interim_answer', 'answered'])
    expect(eventKindsOf('collector_validation', false)).toEqual(['validation_notice'])
    expect(eventKindsOf('collector_validation', true)).toEqual(['validation_notice', 'answered', 'came_back'])
  })

  it('gives the clocks nothing while nothing is entered, or what is entered lacks its proof', () => {
    const nothing = {
      moreInfoSentOn: null,
      validationNoticeOn: null,
      reinsertedOn: null,
      reinsertionNoticeOn: null,
      interimAnswerOn: null,
      answeredOn: null,
      finishedOn: null,
    }
    expect(eventFacts([], '2026-11-13')).toEqual(nothing)
    const bare = { isEvidenced: false, printedDay: '2026-11-30' }
    const kinds = ['validation_notice', 'reinsertion_notice', 'interim_answer', 'answered'] as const
    const unproved = kinds.map((kind) => event(kind, '2026-12-01', bare))
    expect(eventFacts(unproved, '2026-11-13')).toEqual(nothing)
  })

  it('lets further information lengthen the time also without proof, and a later letter hide no earlier one', () => {
    const bare = { isEvidenced: false }
    const inTime = event('more_info_sent', '2026-12-01', bare)
    const tooLate = event('more_info_sent', '2026-12-20', bare)
    expect(eventFacts([tooLate, inTime], '2026-11-13').moreInfoSentOn).toBe('2026-12-01')
    expect(eventFacts([tooLate], '2026-11-13').moreInfoSentOn).toBe('2026-12-20')
  })

  it('takes the newest notice of reinsertion, and the first answer with the day that it prints', () => {
    const facts = eventFacts(
      [
        event('reinsertion_notice', '2027-02-01', { printedDay: '2027-01-28' }),
        event('reinsertion_notice', '2027-01-05', { printedDay: '2027-01-04' }),
        event('answered', '2026-12-20', { printedDay: '2026-12-12' }),
      ],
      null,
    )
    expect(facts).toMatchObject({
      reinsertedOn: '2027-01-28',
      reinsertionNoticeOn: '2027-02-01',
      answeredOn: '2026-12-20',
      finishedOn: '2026-12-12',
    })
  })
})
