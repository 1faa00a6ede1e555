import { describe, expect, it } from 'vitest'
import { drawnMark, onPage, printedLine } from '../../../../test/support/printed-lines.ts'
import { readNarratives } from './comments-and-contact.ts'

const header = printedLine(10, [30, 'Narrative Code'], [150, 'Narrative Code Description'])

function remarks(lines: ReturnType<typeof printedLine>[], codes = '', marks = [drawnMark(0, 0, 1, 1)]) {
  const words = codes === '' ? [] : printedLine(5, [30, codes]).words
  return readNarratives([header, ...lines], words, marks).map(({ value }) => value)
}

describe('narrative codes', () => {
  it('become remarks by their descriptions, which may wrap and go on over the page', () => {
    expect(
      remarks([
        printedLine(20, [30, '002'], [150, 'Credit Card']),
        printedLine(30, [30, '167'], [150, 'Consumer Disputes After']),
        onPage(2, printedLine(20, [150, 'Resolution'])),
      ]),
    ).toEqual(['Credit Card', 'Consumer Disputes After Resolution'])
  })

  it('belong to the description beside them between two rules, wherever in the row they stand', () => {
    const rules = [18, 28, 50].map((y) => drawnMark(28, y, 300, 0.75))
    expect(
      remarks(
        [
          printedLine(20, [30, '002'], [150, 'Credit Card']),
          printedLine(30, [150, 'Consumer Disputes']),
          printedLine(35, [30, '167']),
          printedLine(40, [150, 'After Resolution']),
        ],
        '',
        rules,
      ),
    ).toEqual(['Credit Card', 'Consumer Disputes After Resolution'])
  })

  it('may have a bar between them and their descriptions', () => {
    expect(remarks([printedLine(20, [30, '067 | Charged Off Account'])], '067')).toEqual([
      'Charged Off Account',
    ])
  })

  it('are kept as bare codes when no description is printed', () => {
    expect(remarks([printedLine(20, [30, '002'], [150, 'Credit Card'])], '002, 233')).toEqual([
      'Credit Card',
      '233',
    ])
  })
})
