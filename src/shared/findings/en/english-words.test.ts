import { describe, expect, it } from 'vitest'
import { englishFindings } from './english-findings.ts'
import { onText } from './english-words.ts'

describe('when something was', () => {
  it('is told at the precision that the report prints', () => {
    expect(['2023-03-10', '2023-03', '2023'].map(onText)).toEqual([
      'on March 10, 2023',
      'in March 2023',
      'in 2023',
    ])
  })

  it('is told so of a case that was filed in a month', () => {
    const { statement } = englishFindings.rules.bankruptcy_ch13_completed
    expect(
      statement({ record: 'Chapter 13 Bankruptcy', filed: '2017-07', printedOn: '2026-10-05' } as never),
    ).toContain('filed in July 2017 is reported')
  })

  it('is the day on which an open entry was last reported, and not one of a report that nobody has', () => {
    const { statement } = englishFindings.rules.closed_reported_open
    const account = { creditor: 'ACME BANK', number: null }
    const closed = [{ bureau: 'Equifax', on: null }]
    expect(statement({ bureau: 'Experian', account, reported: '2026-10-07', closed } as never)).toBe(
      'Experian shows ACME BANK as open and last reported on October 7, 2026, while Equifax shows it as closed with nothing owed. An account is either open or closed.',
    )
  })

  it.each(['ssn_mismatch', 'dob_mismatch'] as const)('names one value as one, in %s', (key) => {
    const shown = [{ bureau: 'Experian', digits: '5517', date: '1979' }]
    expect(englishFindings.rules[key].statement({ shown, own: null } as never)).toMatch(
      /(They are|It is) not mine\.$/,
    )
    expect(englishFindings.rules[key].title).not.toMatch(/one bureau/)
  })
})
