import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alikeEnough, creditorLikeness } from './creditor-name.ts'

describe('likeness of creditor names', () => {
  it.each([
    ['BANK OF AMERICA NA', 'BK OF AMER'],
    ['JPMCB CARD SERVICES', 'CHASE CARD'],
    ['WELLS FARGO CARD SERVICES', 'WF CRD SVC'],
    ['AMERICAN EXPRESS', 'AMEX'],
    ['BARCLAYS BANK DELAWARE', 'BARCLAYSBK'],
    ['NAVY FEDERAL CREDIT UNION', 'NFCU'],
    ['HARBORLINE COMMUNITY FEDERAL CREDIT UNION OF GREATER TIDEWATER', 'HARBORLINE COMM FCU'],
    ['DEPT OF EDUCATION/NELNET', 'DEPTEDNELNET'],
    ['TOYOTA MOTOR CREDIT CO', 'TOYOTA MTR'],
    ['CITI CARDS CBNA', 'CITIBANK, N.A.'],
    ['BANK OF AMERICA NA', 'BANK OF AMERICA (Financial)'],
    ["MACY'S/CITIBANK NA", 'MACYS/CBNA'],
  ])('%s may be printed as %s', (long, short) => {
    expect(creditorLikeness(long, short)).toBeGreaterThanOrEqual(alikeEnough)
  })

  it.each([
    ['CAPITAL ONE', 'CREDIT ONE BANK'],
    ['BANK OF AMERICA', 'BANK OF THE WEST'],
    ['DISCOVER BANK', 'BARCLAYS BANK DELAWARE'],
    ['MOHELA', 'DEPT OF ED / NELNET'],
    ['SUMMIT RIDGE ADJUSTMENT BUREAU', 'IC SYSTEM INC'],
    ['LVNV FUNDING LLC', 'MIDLAND FUNDING LLC'],
    ['TOYOTA MOTOR CREDIT', 'FORD MOTOR CREDIT'],
    ['FIRST NATIONAL BANK', 'HOME SAVINGS BANK'],
  ])('%s is not %s', (one, other) => {
    expect(creditorLikeness(one, other)).toBeLessThan(alikeEnough)
  })

  it('is symmetric, between 0 and 1, and full for the same name', () => {
    const name = fc.string({
      unit: fc.constantFrom(...'ABCDEFGHIKLMNOPRSTUVWY &/.-'),
      minLength: 1,
      maxLength: 40,
    })
    fc.assert(
      fc.property(name, name, (a, b) => {
        const likeness = creditorLikeness(a, b)
        expect(likeness).toBe(creditorLikeness(b, a))
        expect(likeness).toBeGreaterThanOrEqual(0)
        expect(likeness).toBeLessThanOrEqual(1)
        if (/[A-Z]/.test(a)) expect(creditorLikeness(a, a)).toBe(1)
      }),
    )
  })
})
