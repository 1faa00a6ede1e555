import { describe, expect, it } from 'vitest'
import { packageOfferTexts as englishOffers } from '../messages/en/site/package-offers.ts'
import { softwarePlansTexts as englishPlans } from '../messages/en/site/software-plans.ts'
import { nameTexts } from '../messages/es/names.ts'
import { packageOfferTexts as spanishOffers } from '../messages/es/site/package-offers.ts'
import { softwarePlansTexts as spanishPlans } from '../messages/es/site/software-plans.ts'
import { nameIn } from '../messages/name-in.ts'
import { findPackage } from './find-package.ts'
import { findGrant, type Grant } from './grants.ts'
import { linkedProducts, plans, sessions } from './linked-products.ts'
import { packagePages } from './package-pages.ts'
import type { Product } from './product.ts'

const packages: readonly Product[] = [...Object.values(packagePages).map(({ product }) => product), ...plans]
const grantOf = (key: string): Grant => findGrant(key) ?? unknown(key)
const unknown = (key: string): never => {
  throw new Error(`${key} has no row`)
}
const spanish = (english: string) => nameIn(nameTexts, english)

/** The number of rounds that a text names, in either language: 'unlimited', the largest number, or null. */
function roundsSaid(text: string): Grant['rounds'] {
  if (
    /unlimited[^.]*rounds|without a limit to the rounds|rondas[^.]*ilimitadas|sin límite de rondas/i.test(
      text,
    )
  )
    return 'unlimited'
  const words: Record<string, number> = { two: 2, three: 3, dos: 2, tres: 3 }
  const said = [...text.matchAll(/\b(\d|two|three|dos|tres) (?:dispute )?(?:rounds|rondas)/gi)]
  const numbers = said.map(([, word = '']) => words[word.toLowerCase()] ?? Number(word))
  return numbers.length === 0 ? null : Math.max(...numbers)
}

/** Days of service that an inclusion names; a program of days is no end. */
function daysSaid(text: string): number | null {
  const found =
    /(\d+)-day service|rounds, (\d+) days|servicio durante (\d+) días|(?:disputa|ilimitadas), (\d+) días/.exec(
      text,
    )
  const day = found?.slice(1).find((part) => part !== undefined)
  return day === undefined ? null : Number(day)
}

describe.each([
  ['English', (text: string) => text],
  ['Spanish', spanish],
])('what a package promises in %s is what it grants', (_language, say) => {
  it.each(packages)('$key: rounds, days and place in the queue of its inclusions', ({ key, inclusions }) => {
    const said = inclusions.map(say)
    const { rounds, serviceDays, supportPlace } = grantOf(key)
    expect(said.map(roundsSaid).filter((each) => each !== null)).toEqual([rounds])
    expect(said.map(daysSaid).find((each) => each !== null) ?? null).toBe(serviceDays)
    const isFirst = said.some((text) =>
      /first place in the support queue|primer lugar|primero en/i.test(text),
    )
    expect(isFirst).toBe(supportPlace === 1)
  })

  it.each(packages)('$key: its description names no other number of rounds', ({ key, description }) => {
    const said = roundsSaid(say(description))
    if (said !== null) expect(said).toBe(grantOf(key).rounds)
  })
})

describe.each([
  ['English', englishPlans, englishOffers],
  ['Spanish', spanishPlans, spanishOffers],
])('what the pages of packages promise in %s is what is granted', (_language, plansTexts, offers) => {
  it.each(plans)('$key: the line under its name', ({ key }) => {
    const said = roundsSaid(plansTexts.cards[key].subtitle)
    if (said !== null) expect(said).toBe(grantOf(key).rounds)
  })

  it.each(Object.entries(packagePages))('%s: its own page', (offer, { product }) => {
    const { title, description, lead, own } = offers.pages[offer as keyof typeof packagePages]
    const said = [title, description, lead, ...own].map(roundsSaid).filter((each) => each !== null)
    expect(said.filter((each) => each !== grantOf(product.key).rounds)).toEqual([])
  })

  it('the answer about rounds: two, up to three, and no limit for the dearer ones', () => {
    const { answer } = plansTexts.questions[1] ?? { answer: '' }
    const numbers = [...answer.matchAll(/(\d+) (?:dispute rounds|rounds|rondas)/g)].map(([, number]) =>
      Number(number),
    )
    expect(numbers).toEqual([grantOf('standard-plan').rounds, grantOf('90-day-max-access').rounds])
    expect(answer).toMatch(/Premium, Premier (and|y) Elite (have no limit|no tienen límite)/)
    for (const key of ['premium-plan', 'premier-plan', 'elite-plan'])
      expect(grantOf(key).rounds).toBe('unlimited')
    for (const key of ['standard-plan', '90-day-max-access']) expect(grantOf(key).serviceDays).toBe(90)
  })
})

describe('what the other products promise', () => {
  it('is a session where one is sold, and nowhere else', () => {
    const held = linkedProducts.filter(({ key }) => grantOf(key).session).map(({ key }) => key)
    expect(held).toEqual(sessions.map(({ key }) => key))
  })

  it('is the generator for subscriptions, packages and generator access', () => {
    const opening = linkedProducts.filter(({ key }) => grantOf(key).generator !== null)
    const promised = linkedProducts.filter(
      ({ key, category }) =>
        category === 'subscription' || category === 'generator' || findPackage(key) !== undefined,
    )
    expect(opening).toEqual(promised)
    expect(grantOf('30-day-pass').generator).toEqual({ days: 30 })
  })
})
