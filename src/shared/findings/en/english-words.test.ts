import { describe, expect, it } from 'vitest'
import { wordFinding } from '../word-finding.ts'
import { englishFindings } from './english-findings.ts'
import { onText } from './english-words.ts'

const worded = (ruleKey: string, facts: Record<string, unknown>) =>
  wordFinding(englishFindings, { ruleKey, facts })

describe('when something was', () => {
  it('is told at the precision that the report prints', () => {
    const days = ['2023-03-10', '2023-03', '2023'].map(onText)
    expect(days).toEqual(['on March 10, 2023', 'in March 2023', 'in 2023'])
  })

  it('is told so of a case that was filed in a month', () => {
    const facts = { record: 'Chapter 13 Bankruptcy', filed: '2017-07', printedOn: '2026-10-05' }
    expect(worded('bankruptcy_ch13_completed', facts)?.statement).toContain('filed in July 2017 is reported')
  })

  it('is the day on which an open entry was last reported, and not one of a report that nobody has', () => {
    const account = { creditor: 'ACME BANK', number: null }
    const closed = [{ bureau: 'Equifax', on: null }]
    const facts = { bureau: 'Experian', account, reported: '2026-10-07', closed }
    expect(worded('closed_reported_open', facts)?.statement).toBe(
      'Experian shows ACME BANK as open and last reported on October 7, 2026, while Equifax shows it as closed with nothing owed. An account is either open or closed.',
    )
  })
})

describe('what is nobody’s', () => {
  it.each(['ssn_mismatch', 'dob_mismatch'])('is named as one where one bureau prints it, in %s', (key) => {
    const facts = { shown: [{ bureau: 'Experian', digits: '5517', date: '1979' }], own: null }
    expect(worded(key, facts)?.statement).toMatch(/(They are|It is) not mine\.$/)
    expect(worded(key, facts)?.title).not.toMatch(/one bureau/)
  })
})
