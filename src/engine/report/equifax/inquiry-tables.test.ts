import { describe, expect, it } from 'vitest'
import { drawnMark, printedLine } from '../../../../test/support/printed-lines.ts'
import type { Line, Mark } from '../../read/positioned-text.ts'
import { inquiriesByType } from './inquiry-tables.ts'

const top = [
  printedLine(5, [30, 'A request for your credit history is called an inquiry.']),
  printedLine(10, [30, 'Company Information'], [300, 'Inquiry Type'], [400, 'Inquiry Date(s)']),
]
const address = 'PO BOX 1, EL PASO, TX 79998 | (800) 555-0101'

function read(lines: Line[], marks: Mark[] = []) {
  const { inquiries, unread } = inquiriesByType([...top, ...lines], marks)
  return {
    inquiries: inquiries.map(({ kind, date, name }) => `${kind} ${date.value} ${name.value}`),
    unread: unread.map(({ text }) => text),
  }
}

describe('inquiries', () => {
  it('are one a date, under a name that may wrap above its address', () => {
    const lines = [
      printedLine(20, [30, '360 BANK OF THE VERY LONG'], [300, 'Hard'], [400, '01/02/2026,']),
      printedLine(28, [30, 'NAME'], [400, '12/31/2025']),
      printedLine(36, [30, address]),
      printedLine(46, [30, 'ACME'], [300, 'Soft'], [400, '03/04/2026']),
      printedLine(54, [30, address]),
    ]
    expect(read(lines)).toEqual({
      inquiries: [
        'hard 2026-01-02 360 BANK OF THE VERY LONG NAME',
        'hard 2025-12-31 360 BANK OF THE VERY LONG NAME',
        'soft 2026-03-04 ACME',
      ],
      unread: [],
    })
  })

  it('are parted by the rules of a table that prints type and date in the middle of the row', () => {
    const lines = [
      printedLine(20, [30, '360 CREDIT UNION']),
      printedLine(24, [300, 'Hard'], [400, '01/02/2026']),
      printedLine(28, [30, address]),
      printedLine(40, [30, 'ACME']),
      printedLine(44, [300, 'Soft'], [400, '03/04/2026']),
      printedLine(48, [30, address]),
    ]
    const rules = [17, 36, 56].map((y) => drawnMark(28, y, 540, 0.75, '#dddddd'))
    expect(read(lines, rules).inquiries).toEqual(['hard 2026-01-02 360 CREDIT UNION', 'soft 2026-03-04 ACME'])
    expect(read(lines).inquiries).toContain('soft 2026-03-04 ACME')
  })

  it('without a name or of an unknown type are unread', () => {
    const lines = [
      printedLine(20, [30, 'ACME'], [300, 'Hard'], [400, '03/04/2026']),
      printedLine(40, [300, 'Soft'], [400, '05/06/2026']),
    ]
    expect(read(lines)).toEqual({ inquiries: ['hard 2026-03-04 ACME'], unread: ['Soft 05/06/2026'] })
    expect(read([printedLine(20, [30, 'ACME'], [300, 'Odd'], [400, '03/04/2026'])]).inquiries).toEqual([])
  })
})
