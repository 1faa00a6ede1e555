import { describe, expect, it } from 'vitest'
import * as checkedLaw from '../audit/law.ts'
import { citesOnlyCheckedLaw } from './cited-law.ts'
import { hideSocialSecurityNumbers, maskedAccount } from './hide-numbers.ts'

describe('the last guards before paper', () => {
  it('reduce a whole Social Security number to its last four digits, wherever it stands', () => {
    expect(
      hideSocialSecurityNumbers({ a: ['SSN 123-45-6789.', { b: '123 45 6789' }], n: 5, none: null }),
    ).toEqual({
      a: ['SSN XXX-XX-6789.', { b: 'XXX-XX-6789' }],
      n: 5,
      none: null,
    })
    expect(hideSocialSecurityNumbers('Atlanta, GA 30374-0256, 888-378-4329')).toBe(
      'Atlanta, GA 30374-0256, 888-378-4329',
    )
  })

  it('mask an account number that is printed in full, and leave a masked one as printed', () => {
    expect(maskedAccount('4888937057201234')).toBe('XXXXXXXXXXXX1234')
    expect(maskedAccount('*3570')).toBe('*3570')
    expect(maskedAccount('546633111541****')).toBe('546633111541****')
  })

  it('pass every ground of the audit that cites a checked section', () => {
    for (const { citation, sentence } of Object.values(checkedLaw)) {
      expect(`${citation}: ${citesOnlyCheckedLaw(`${citation} ${sentence}`)}`).toBe(`${citation}: true`)
    }
  })

  it.each([
    'FCRA section 616',
    'sections 607(b) and 617(a)',
    '15 U.S.C. 1681n',
    '11 U.S.C. 524',
    'section 813 of the FDCPA',
  ])('stop %s', (text) => {
    expect(citesOnlyCheckedLaw(text)).toBe(false)
  })
})
