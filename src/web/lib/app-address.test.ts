import { describe, expect, it } from 'vitest'
import { isAppAddress } from './app-address.ts'

describe('whether an address is drawn by the app', () => {
  it.each(['/checkout?tier=elite', '/account/purchase?session_id=cs_1', '/pay/manage?session=bps_1'])(
    '%s is',
    (address) => expect(isAppAddress(address)).toBe(true),
  )

  it.each(['/', '/restore', '/nowhere', 'https://armor.example/checkout'])('%s is not', (address) =>
    expect(isAppAddress(address)).toBe(false),
  )

  it('a payment link is not: the server may lead to the provider', () => {
    expect(isAppAddress('/pay/monthly-access')).toBe(false)
  })
})
