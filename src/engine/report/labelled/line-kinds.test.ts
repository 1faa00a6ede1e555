import { describe, expect, it } from 'vitest'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import { labelKeys } from '../label-keys.ts'
import { codesWith } from './history-codes.ts'
import { lineKinds } from './line-kinds.ts'

describe('what a line of an account is', () => {
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
})
