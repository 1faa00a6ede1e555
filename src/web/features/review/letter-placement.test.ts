import { describe, expect, it } from 'vitest'
import { reviewTexts } from '../../../shared/messages/en/review.ts'
import { letterPlacement } from './letter-placement.ts'

const decided = (decision: 'dispute' | 'skip' | 'hold') => ({
  decision,
  note: null,
  decidedAt: '2026-11-20T10:00:00Z',
})
const placed = {
  letters: [
    { bureau: 'Experian' as const, item: 3, kept: false },
    { bureau: 'Equifax' as const, item: null, kept: true },
  ],
  decision: decided('dispute'),
  unconfirmed: 0,
}
const words = (finding: Parameters<typeof letterPlacement>[0]) =>
  letterPlacement(finding, reviewTexts.findings)

describe('where a finding stands', () => {
  it('names letter and item, and what is kept for later', () => {
    expect(words(placed)).toEqual(['Experian letter, item 3', 'Kept for a later round at Equifax'])
  })

  it('waits grey in the draft until the client decides, and says so', () => {
    const open = { ...placed, letters: [{ bureau: 'Experian' as const, item: null, kept: false }] }
    expect(words({ ...open, decision: null })).toEqual([
      'Grey in the draft to Experian, waiting for your decision',
    ])
    // Decided a moment ago: the letter is being written, and has no number for it yet.
    expect(words(open)).toEqual(['Experian letter'])
  })

  it('is in no letter as soon as the client took it out, whatever the drafts say yet', () => {
    expect(words({ ...placed, decision: decided('skip') })).toEqual(['In no letter'])
    expect(words({ ...placed, decision: decided('hold') })).toEqual(['In no letter'])
  })

  it('is in no letter while values are not confirmed, even when it is to be disputed', () => {
    expect(words({ ...placed, decision: decided('dispute'), unconfirmed: 2 })).toEqual([
      'In no letter until you confirm the 2 values it rests on.',
    ])
  })
})
