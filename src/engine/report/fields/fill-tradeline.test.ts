import { expect, it } from 'vitest'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import { newTradeline } from '../new-tradeline.ts'
import { asPrinted } from '../printed-values.ts'
import { type FieldPlan, fillField } from './fill-tradeline.ts'

function filled(plan: FieldPlan, label: string, ...rows: string[]) {
  const name = printedLine(5, [30, 'PINYON BANK'])
  const account = newTradeline({
    bureau: 'Experian',
    id: 'a',
    section: 'satisfactory',
    creditor: asPrinted(name.words),
    accountNumber: null,
    blocks: [],
  })
  const left = fillField(account, plan, {
    label,
    labelWords: printedLine(10, [30, label]).words,
    valueRows: rows.map((text, at) => printedLine(10 + 10 * at, [130, text]).words),
  })
  return {
    value: account[plan.field]?.value ?? null,
    blank: account.blank.map(({ field }) => field),
    left: left.map(({ text }) => text).join(' '),
  }
}

it('a number of days is no amount', () => {
  const plan: FieldPlan = { kind: 'money', field: 'pastDue' }
  expect(filled(plan, 'Past Due', '180 days as of Nov 2023')).toEqual({
    value: null,
    blank: [],
    left: 'Past Due 180 days as of Nov 2023',
  })
  expect(filled(plan, 'Past Due', '$180 as of Nov 2023').value).toBe(180)
})

it('a dash above an amount is not that amount below zero: the field is blank, the amount another one', () => {
  const plan: FieldPlan = { kind: 'money', field: 'monthlyPayment' }
  expect(filled(plan, 'Monthly Payment', '-', '$9,000')).toEqual({
    value: null,
    blank: ['monthlyPayment'],
    left: '$9,000',
  })
  expect(filled(plan, 'Monthly Payment', '-$12').value).toBe(-12)
})
