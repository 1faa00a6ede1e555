import { describe, expect, it } from 'vitest'
import { sampleFinding } from '../../../test/support/sample-case.ts'
import { earlierLettersOf, type StoredAnswer, type StoredLetter } from './earlier-letters.ts'

const first = sampleFinding()
const second = sampleFinding({ fingerprint: 'fedcba9876543210' })
const letter: StoredLetter = {
  round: 1,
  bureau: 'Experian',
  findings: [first, second],
  certifiedNumber: '9407 1000',
  steps: [
    { state: 'handed_over', day: '2026-11-09', isEvidenced: true },
    { state: 'delivered', day: '2026-11-13', isEvidenced: true },
  ],
}
const answer = (changes: Partial<StoredAnswer>): StoredAnswer => ({
  round: 1,
  bureau: 'Experian',
  source: 'results-letter',
  receivedOn: '2026-12-20',
  items: [],
  ...changes,
})

describe('earlier letters, for the letters of the next round', () => {
  it('tell what became of each item', () => {
    const items = [{ fingerprint: first.fingerprint, outcome: 'verified' as const, said: 'Outcome: Remains' }]
    expect(earlierLettersOf([letter], [answer({ items })])).toEqual([
      {
        round: 1,
        bureau: 'Experian',
        mailedOn: '2026-11-09',
        deliveredOn: '2026-11-13',
        certifiedNumber: '9407 1000',
        answer: { receivedOn: '2026-12-20', source: 'results-letter' },
        items: [
          { finding: first, outcome: 'verified', said: 'Outcome: Remains' },
          { finding: second, outcome: 'no_answer', said: null },
        ],
      },
    ])
  })

  it('go by the last answer that names an item, and by none of another bureau or round', () => {
    const of = (outcome: 'deleted' | 'reinserted' | 'no_answer') => [
      { fingerprint: first.fingerprint, outcome, said: outcome },
    ]
    const answers = [
      answer({ receivedOn: '2027-02-01', source: 'new-report', items: of('no_answer') }),
      answer({ receivedOn: '2027-01-15', source: 'new-report', items: of('reinserted') }),
      answer({ items: of('deleted') }),
      answer({ round: 2, receivedOn: '2027-03-01', items: of('deleted') }),
      answer({ bureau: 'Equifax', receivedOn: '2027-03-01', items: of('deleted') }),
    ]
    const [told] = earlierLettersOf([letter], answers)
    expect(told?.items[0]).toMatchObject({ outcome: 'reinserted', said: 'reinserted' })
    expect(told?.answer).toEqual({ receivedOn: '2027-02-01', source: 'new-report' })
  })

  it('leave out a letter whose mailing nothing proves', () => {
    const entered = letter.steps.map((step) => ({ ...step, isEvidenced: false }))
    expect(earlierLettersOf([{ ...letter, steps: entered }], [])).toEqual([])
    expect(earlierLettersOf([{ ...letter, steps: [] }], [])).toEqual([])
  })

  it('take an evidenced delivery for proof of mailing, and give no delivery day without evidence', () => {
    const [handed, delivered] = letter.steps
    if (handed === undefined || delivered === undefined) throw new Error('two steps')
    const plain = { ...handed, isEvidenced: false }
    expect(earlierLettersOf([{ ...letter, steps: [plain, delivered] }], [])).toMatchObject([
      { mailedOn: '2026-11-09', deliveredOn: '2026-11-13', answer: null },
    ])
    const unproved = { ...delivered, isEvidenced: false }
    expect(earlierLettersOf([{ ...letter, steps: [handed, unproved] }], [])).toMatchObject([
      { mailedOn: '2026-11-09', deliveredOn: null },
    ])
  })
})
