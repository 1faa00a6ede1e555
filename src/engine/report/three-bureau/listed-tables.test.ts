import { describe, expect, it } from 'vitest'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import { readInquiries } from './listed-tables.ts'

describe('inquiries of a service that prints no titles above them', () => {
  it('are read by their name, day and bureau', () => {
    const { inquiries, unread } = readInquiries(
      [
        printedLine(30, [30, 'TARN AND SONS'], [230, '4.11.2024'], [430, 'Transunion']),
        printedLine(40, [30, 'MOORLAND BANK'], [150, 'Banks'], [230, '02/28/2026'], [430, 'Experian']),
        printedLine(50, [30, 'MOORLAND BANK'], [430, 'Experian']),
      ],
      [],
    )
    expect(inquiries.map(({ bureau, name, date }) => [bureau, name.value, date.value])).toEqual([
      ['TransUnion', 'TARN AND SONS', '2024-11-04'],
      ['Experian', 'MOORLAND BANK', '2026-02-28'],
    ])
    expect(unread.map(({ text }) => text)).toEqual(['MOORLAND BANK Experian'])
  })
})
