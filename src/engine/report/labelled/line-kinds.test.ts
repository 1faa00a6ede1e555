import { describe, expect, it } from 'vitest'
import { textRow } from '../../../../test/support/page-flow.ts'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import { lineOf } from '../../read/lines.ts'
import { labelKeys } from '../label-keys.ts'
import { inlineMonths } from './account-months.ts'
import { codesWith } from './history-codes.ts'
import { lineKinds, withSubheadingApart } from './line-kinds.ts'

describe('what a line of an account is', () => {
  it.each([false, true])('is no comment where larger letters begin the next account (bold: %s)', (bold) => {
    const lines = [
      lineOf(textRow('Comment', 30, 30, 7.5, bold)),
      printedLine(40, [30, 'Account closed due to refinance.']),
      lineOf(textRow('MOORLAND CREDIT UNION', 30, 60, 9, bold)),
    ]
    const kinds = lineKinds(lines, labelKeys(['Account Number']), codesWith({}), [[/^Comment$/, 'comment']])
    expect(lines.map((line) => kinds.get(line))).toEqual(['heading', 'comment', 'row'])
  })

  it('is no comment where a name in bold, a little larger than the subheading, begins the next account', () => {
    const lines = [
      lineOf(textRow('Comment', 30, 30, 8.6, true)),
      printedLine(40, [30, 'Purchased by another lender.']),
      lineOf(textRow('MOORLAND CREDIT UNION', 30, 60, 9.7, true)),
    ]
    const kinds = lineKinds(lines, labelKeys(['Account Number']), codesWith({}), [[/^Comment$/, 'comment']])
    expect(lines.map((line) => kinds.get(line))).toEqual(['heading', 'comment', 'row'])
  })

  it('is a subheading of its own where that stands in bold before its text', () => {
    const bold = textRow('Contact info', 30, 60, 7.5, true)
    const lines = [
      printedLine(40, [30, 'Contact info is private.']),
      lineOf([...bold, ...textRow('PO BOX 1, RENO, NV 89501', 90, 60, 7.5)]),
    ].flatMap(withSubheadingApart)
    expect(lines.map(({ text }) => text)).toEqual([
      'Contact info is private.',
      'Contact info',
      'PO BOX 1, RENO, NV 89501',
    ])
  })

  it('is a month of the guide only where its words are months', () => {
    const lines = [
      'Payment history guide',
      'Collection as of May 2024 to',
      'Aug 2026, Sep',
      '2026',
      'MOORLAND',
      'Tarn',
    ].map((text, at) => printedLine(30 + 9 * at, [30, text]))
    const kinds = lineKinds(lines, labelKeys(['Account Number']), codesWith({}))
    expect(lines.map((line) => kinds.get(line))).toEqual(['heading', 'guide', 'guide', 'guide', 'row', 'row'])
  })

  it('is a row of months behind its year, each with its code, below a heading that says their order', () => {
    const lines = ['Payment history (most recent first)', '2026 Oct:CO Sep:150', '2025 Dec:OK Nov:C'].map(
      (text, at) => printedLine(30 + 9 * at, [30, text]),
    )
    const kinds = lineKinds(lines, labelKeys(['Account Number']), codesWith({ C: 'COL' }))
    expect(lines.map((line) => kinds.get(line))).toEqual(['heading', 'months', 'months'])
    expect(
      lines.flatMap((line) => inlineMonths(line) ?? []).map(({ month, word }) => `${month} ${word.text}`),
    ).toEqual(['2026-10 CO', '2026-09 150', '2025-12 OK', '2025-11 C'])
  })
})

it('is the rest of the key to the codes where small letters alone stand below it', () => {
  const lines = [
    'Payment history',
    'OK Current / Terms met 30 Past due 30 days ND Data',
    'unavailable',
    'MOORLAND',
  ].map((text, at) => printedLine(30 + 9 * at, [30, text]))
  const kinds = lineKinds(lines, labelKeys(['Account Number']), codesWith({}))
  expect(lines.map((line) => kinds.get(line))).toEqual(['heading', 'legend', 'legend', 'row'])
})
