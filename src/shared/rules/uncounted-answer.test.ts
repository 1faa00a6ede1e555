import { describe, expect, it } from 'vitest'
import { uncountedAnswer } from './uncounted-answer.ts'

type State = 'reading' | 'to_confirm' | 'failed' | 'unreadable' | 'confirmed' | 'set_aside'
const kept = (state: State, bureau = 'Experian', round = 1) => ({
  round,
  bureau,
  problem: state === 'confirmed' ? null : 'not yet',
  scan: { state },
})
const text = { round: 1, bureau: 'Experian', problem: null }

describe('an answer of which nobody has said what the paper says', () => {
  it.each(['reading', 'to_confirm', 'failed', 'unreadable'] as const)(
    'holds the round while it is %s',
    (state) => {
      const answers = [{ ...text, bureau: 'Equifax' }, kept(state)]
      expect(uncountedAnswer(answers)).toBe(answers[1])
    },
  )

  it('holds nothing once it is confirmed or set aside, or another answer to the same letter counts', () => {
    expect(uncountedAnswer([kept('confirmed')])).toBeUndefined()
    expect(uncountedAnswer([kept('set_aside')])).toBeUndefined()
    expect(uncountedAnswer([kept('unreadable'), text])).toBeUndefined()
    expect(uncountedAnswer([kept('failed', 'Experian', 2), text])).toMatchObject({ round: 2 })
  })

  it('is not taken for counting by one that was set aside', () => {
    const answers = [kept('set_aside'), kept('unreadable')]
    expect(uncountedAnswer(answers)).toBe(answers[1])
  })
})
