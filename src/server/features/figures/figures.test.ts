import { afterAll, beforeAll, describe } from 'vitest'
import { outcomeCases } from '../../../../test/support/figures/outcome-cases.ts'
import { personCases } from '../../../../test/support/figures/person-cases.ts'
import { revenueCases } from '../../../../test/support/figures/revenue-cases.ts'
import { workCases } from '../../../../test/support/figures/work-cases.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'

// All of it in the life of one app: starting another costs more than what is looked at.
let app: TestApp
let staff: Caller

beforeAll(async () => {
  app = await makeApp({
    now: new Date('2026-12-15T12:00:00Z'),
    working: false,
    settings: { RATE_LIMIT_PAYMENT: '5000/60' },
  })
  staff = await app.asStaff('admin')
})
afterAll(() => app.close())

const anew = async () => {
  await app.startAnew()
  return { app, staff }
}

describe('the revenue', () => revenueCases(anew))
describe('outcomes', () => outcomeCases(anew))
describe('work', () => workCases(anew))
describe('the page of a person', () => personCases(anew))
