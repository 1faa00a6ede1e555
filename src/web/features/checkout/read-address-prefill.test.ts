import { describe, expect, it } from 'vitest'
import { checkoutSearch } from './checkout-search.ts'
import { readAddressPrefill } from './read-address-prefill.ts'

const read = (query: string) =>
  readAddressPrefill(checkoutSearch.parse(Object.fromEntries(new URLSearchParams(query))))

describe('readAddressPrefill', () => {
  it.each([
    'name=Ana&email=a@example.com&phone=5550100100',
    'fullName=Ana&emailAddress=a@example.com&phoneNumber=5550100100',
    'full_name=Ana&email_address=a@example.com&phone_number=5550100100',
  ])('reads every spelling: %s', (query) => {
    expect(read(query)).toEqual({
      kind: 'filled',
      fields: { name: 'Ana', email: 'a@example.com', phone: '5550100100', agreed: false },
    })
  })

  it.each(['name={{name}}', 'email=@email', 'phone=x%7B%7Bphone', 'name=Ana&email=%20@email'])(
    'rejects placeholders: %s',
    (query) => {
      expect(read(query)).toEqual({ kind: 'rejected' })
    },
  )

  it.each(['communicationConsent=true', 'agreeToContact=1', 'agree_to_contact=yes'])(
    'takes a stated yes: %s',
    (query) => {
      expect(read(`name=Ana&${query}`)).toMatchObject({ fields: { agreed: true } })
    },
  )

  it.each(['communicationConsent=false', 'studyConsent=true', 'agreeToContact='])(
    'leaves the question open for %s',
    (query) => {
      expect(read(`name=Ana&${query}`)).toMatchObject({ fields: { agreed: false } })
    },
  )

  it('is nothing without a name, email or phone', () => {
    expect(read('tier=premier&agreeToContact=true')).toEqual({ kind: 'none' })
  })
})
