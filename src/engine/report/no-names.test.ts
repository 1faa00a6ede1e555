import { describe, expect, it } from 'vitest'
import { isNoName, withoutPlace } from './no-names.ts'

describe('isNoName', () => {
  it.each([
    'Information',
    'Account Information',
    'Installment',
    'Historical Account',
    'Joint Account',
    'Jul 30, 2021',
    'July 2021',
    '07/30/2021',
    'Chapter 7 Bankruptcy',
    'Number',
    'Historical',
    'November',
    '60 months',
  ])('takes %s for no name', (text) => expect(isNoName(text)).toBe(true))
  it.each([
    'INFORMATION SYSTEMS CREDIT UNION',
    'CURRENT BANK',
    'INSTALLMENT CREDIT',
    'PERSONAL CREDIT CO',
    'ACCOUNT RECOVERY SERVICES',
    'MAY 1 FINANCIAL',
    'CHAPTER ONE BOOKS',
    '1ST FRANKLIN',
    'CLOSED LOOP FINANCE',
    'MARCH OF DIMES FCU',
    'NUMBER ONE AUTO',
  ])('takes %s for a name', (text) => expect(isNoName(text)).toBe(false))
})

describe('withoutPlace', () => {
  it.each(['3. HARBOR BANK', '12) HARBOR BANK', '4.1 HARBOR BANK', '#3: HARBOR BANK'])(
    'has the name of %s',
    (text) => expect(withoutPlace(text)).toBe('HARBOR BANK'),
  )
  it.each(['1ST FRANKLIN', '5/3 BANK', '24 HOUR FITNESS', '#1 COCHRAN', '02 HARBOR CLINIC'])(
    'leaves %s whole',
    (text) => expect(withoutPlace(text)).toBe(text),
  )
})
