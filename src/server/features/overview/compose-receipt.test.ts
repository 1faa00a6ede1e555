import { describe, expect, it } from 'vitest'
import type { PaperBlock } from '../../../engine/papers/paper.ts'
import { composeReceipt } from './compose-receipt.ts'
import type { ReceiptFacts } from './list-receipts.ts'

const seller = { company: null, address: null, email: 'help@armor.example' }
const now = new Date('2026-11-23T12:00:00Z')
const paid: ReceiptFacts = {
  number: 'pi_1',
  provider: 'stripe',
  productName: 'ARMOR Premium',
  // Still the day before in New York.
  paidAt: new Date('2026-11-20T03:00:00Z'),
  amountCents: 115_300,
  refundedCents: 0,
  refunds: [],
  credits: [],
  buyer: { name: '', email: 'bea@example.com' },
  purchase: null,
}
const rowsOf = (receipt: ReceiptFacts, language: 'en' | 'es' = 'en') => {
  const tables = composeReceipt(receipt, { seller, language, now }).blocks.flatMap((block: PaperBlock) =>
    block.kind === 'table' ? [block.rows] : [],
  )
  return tables[0]
}

describe('the lines of a receipt', () => {
  it('take off what was paid before, by the name of its product', () => {
    const credits = [{ paymentIntentId: 'pi_1', product: 'Strategy Session', cents: 9_700 }]
    expect(rowsOf({ ...paid, credits })).toEqual([
      ['Price', '$1,250.00'],
      ['Credit for what was paid before: Strategy Session', '-$97.00'],
      ['Paid', '$1,153.00'],
    ])
  })

  it('name the day of a refund of ours, and no day of one that the provider made', () => {
    const refunds = [{ cents: 10_000, at: new Date('2026-11-22T15:00:00Z') }]
    expect(rowsOf({ ...paid, refundedCents: 15_300, refunds })?.slice(2)).toEqual([
      ['Given back on November 22, 2026', '-$100.00'],
      ['Given back', '-$53.00'],
      ['Stays paid', '$1,000.00'],
    ])
  })

  it('name the day of New York, and nothing that is not known', () => {
    const { blocks } = composeReceipt(paid, { seller, language: 'en', now })
    const facts = blocks.flatMap((block) => (block.kind === 'facts' ? block.rows : []))
    expect(facts).toContainEqual({ label: 'Paid on', value: 'November 19, 2026' })
    expect(facts.filter(({ label }) => ['Name', 'Address'].includes(label))).toEqual([])
  })
})
