import { describe, expect, it } from 'vitest'
import { findPackage } from './find-package.ts'
import { armorReady, entityReadiness } from './funding-products.ts'
import { findGrant, grants, openingsOf, testerPlace } from './grants.ts'
import { linkedProducts } from './linked-products.ts'
import { applicationPackage } from './success-fees.ts'
import { ninetyDayMax, standardRepair, tierKeys } from './tiers.ts'

const sold = [
  ...tierKeys,
  ...linkedProducts.map(({ key }) => key),
  ...[standardRepair, ninetyDayMax, armorReady, entityReadiness, applicationPackage].map(({ key }) => key),
]

describe('the table of what each thing grants', () => {
  it('has a row for everything that can be bought and for the tester, and no other', () => {
    expect(Object.keys(grants).sort()).toEqual([...new Set([...sold, testerPlace])].sort())
  })

  it('grants rounds to the dispute packages and to the tester alone', () => {
    const withRounds = Object.keys(grants).filter((key) => findGrant(key)?.rounds !== null)
    expect(withRounds.filter((key) => key !== testerPlace && !findPackage(key))).toEqual([])
    expect(sold.filter((key) => findPackage(key) && findGrant(key)?.rounds === null)).toEqual([])
  })

  it('grants something for every product: nothing is sold that opens nothing', () => {
    const empty = sold.filter((key) => {
      const grant = findGrant(key)
      if (!grant) return true
      const { rounds, generator, guides, works, papers } = grant
      return rounds === null && generator === null && [...guides, ...works, ...papers].length === 0
    })
    expect(empty).toEqual([])
  })

  it('never sells less for more: a dearer package of the checkout holds at least the rounds of a cheaper one', () => {
    const roundsOf = (key: string) => {
      const rounds = findGrant(key)?.rounds ?? 0
      return rounds === 'unlimited' ? Number.POSITIVE_INFINITY : rounds
    }
    const packages = ['standard-credit-repair', 'standard', '90-day-max', 'premium', 'premier', 'elite']
    expect(packages.map(roundsOf)).toEqual([...packages.map(roundsOf)].sort((a, b) => a - b))
  })

  it('shows what a purchase opens as before: a case with the generator, the generator, a session, or material', () => {
    const shown = ['premium-plan', '30-day-pass', 'intake-session', 'rental-toolkit', '10k-september-play']
    expect(shown.map((key) => openingsOf(findGrant(key) ?? grants.standard))).toEqual([
      ['case', 'generator'],
      ['generator'],
      ['session'],
      ['material'],
      ['material'],
    ])
  })

  it('knows no key that the prototype of an object has', () => {
    expect([findGrant('constructor'), findGrant('gone')]).toEqual([undefined, undefined])
  })
})
