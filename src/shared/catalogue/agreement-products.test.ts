import { expect, it } from 'vitest'
import { needsAgreement } from './agreement-products.ts'
import { grants } from './grants.ts'

it('everything that opens a case for money, and every conversation, may need an agreement; nothing else does', () => {
  const keys = Object.keys(grants) as (keyof typeof grants)[]
  const service = keys.filter(
    (key) => key !== 'tester' && (grants[key].rounds !== null || grants[key].session),
  )
  expect(keys.filter(needsAgreement).sort()).toEqual(service.sort())
  expect(['tester', 'collections-toolkit', 'constructor', 'gone'].some(needsAgreement)).toBe(false)
})
