import { afterAll, beforeAll, expect, it } from 'vitest'
import { keptEngine } from '../../support/kept-engine.ts'
import { makeApp, type TestApp } from '../../support/make-app.ts'
import { makeSubject } from '../make-subject.ts'
import { type FuzzPlan, fuzzProduct } from './fuzz-product.ts'
import { thingsOf } from './known-things.ts'
import { openEverything } from './open-everything.ts'

let test: TestApp
let plan: Omit<FuzzPlan, 'seed' | 'cookies'>
let holder: string | undefined

beforeAll(async () => {
  test = await makeApp({ working: false, engine: keptEngine(), settings: openEverything })
  const { subject, browser } = await makeSubject(test, 'owner@example.com')
  holder = browser.cookie
  plan = { address: await test.listen(), requests: 250, known: thingsOf(subject), atOnce: 4 }
})
afterAll(() => test.close())

// The soak sends fifty thousand of each (bench/soak-fuzz.ts).
it('answers whatever nobody sends with a refusal or with a reply of its schema', async () => {
  const { faults } = await fuzzProduct({ ...plan, seed: 1, cookies: async () => [undefined] })
  expect([faults, test.errors]).toEqual([[], []])
})

it('and so whatever people send who are signed in', async () => {
  const cookies = async () => [
    holder,
    (await test.asClient('owner@example.com')).cookie,
    (await test.asStaff('admin')).cookie,
  ]
  const { faults } = await fuzzProduct({ ...plan, seed: 2, cookies })
  expect([faults, test.errors]).toEqual([[], []])
})
