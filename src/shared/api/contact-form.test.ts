import { describe, expect, it } from 'vitest'
import { checkoutContact } from './checkout.ts'
import { testerForm } from './testers.ts'

const contact = { name: 'Harlan Ashgrove', email: 'harlan@example.com', phone: '(480) 555-0161' }
const tester = { ...contact, studyConsent: true, agreeToContact: true }

/** What the check of a field says, or null where it has nothing to say. */
function saidOf(form: typeof checkoutContact | typeof testerForm, given: object, field: string) {
  const checked = form.safeParse(given)
  return checked.error?.issues.find(({ path }) => path[0] === field)?.message ?? null
}

describe('the contact of a payer or of who leaves their interest', () => {
  it('is asked for where it is missing', () => {
    expect(saidOf(checkoutContact, { ...contact, name: ' ' }, 'name')).toBe('check.fullName')
    expect(saidOf(checkoutContact, { ...contact, phone: '' }, 'phone')).toBe('check.phoneNumber')
  })

  it('is said to be too long where it is, not to be missing', () => {
    expect(saidOf(checkoutContact, { ...contact, name: 'x'.repeat(5_000) }, 'name')).toBe('check.nameTooLong')
    expect(saidOf(checkoutContact, { ...contact, phone: '5'.repeat(5_000) }, 'phone')).toBe('check.phone')
  })
})

describe('the telephone of a tester', () => {
  it('has ten digits, however it is written', () => {
    for (const phone of ['4805550161', '(480) 555-0161', '+1 480.555.0161', '480-555-0161 x22'])
      expect(saidOf(testerForm, { ...tester, phone }, 'phone'), phone).toBeNull()
  })

  it('is not ten letters, nor ten signs of which few are digits', () => {
    for (const phone of ['abcdefghij', '480-555-01', '- - - - - - - - 1'])
      expect(saidOf(testerForm, { ...tester, phone }, 'phone'), phone).toBe('check.testerPhone')
  })

  it('is said not to be valid where it is too long', () => {
    expect(saidOf(testerForm, { ...tester, phone: '5'.repeat(41) }, 'phone')).toBe('check.phone')
  })
})
