import { describe, expect, it } from 'vitest'
import { linesOf } from '../../read/lines.ts'
import type { Page, Word } from '../../read/positioned-text.ts'
import { withNumbersOfDocument } from './numbers-of-document.ts'

const letter = 4
/** Words of one line, 4 points a letter and 2 between them; '  ' is a wide gap. */
const rowOf = (text: string, row: number, left = 40): Word[] => {
  let x = left
  return text.split(' ').flatMap((each) => {
    const from = x
    x += letter * each.length + (each === '' ? 10 : 2)
    const box = { page: 1, x: from, y: 100 + 20 * row, width: letter * each.length, height: 8 }
    return each === '' ? [] : [{ text: each, box, size: 8, bold: false, confidence: 0.9 }]
  })
}
const pageOf = (words: Word[]): Page => ({ number: 1, width: 612, height: 792, words, marks: [] })
const read = (...rows: string[]) => pageOf(rows.flatMap((text, row) => rowOf(text, row)))
const textsOf = (page: Page) =>
  withNumbersOfDocument([page]).flatMap((each) => linesOf(each).map(({ text }) => text))
const numberOf = (page: Page, text: string) =>
  withNumbersOfDocument([page])
    .flatMap(({ words }) => words)
    .find((word) => word.text === text)

describe('the masked numbers of a scan', () => {
  const cards = ['Number 5466XXXXXXXX3217', 'Number 4266XXXXXXXX2387', 'Number 4721XXXXXXXX5180']

  it('are of one piece where the others are', () => {
    const page = read(...cards, 'Number 4266! XXXXXXXX7885', 'Number 7431 XXX3616')
    expect(textsOf(page).slice(3)).toEqual(['Number 4266XXXXXXXX7885', 'Number 7431XXX3616'])
    expect(numberOf(page, '4266XXXXXXXX7885')?.confidence).toBe(0.5)
    expect(numberOf(page, '7431XXX3616')?.confidence).toBe(0.75)
  })

  it('are of one piece where the mask was measured a little lower than its figures', () => {
    const own = ['Number XXXX8457', 'Number XXXX1461', 'Number XXXX9909'].flatMap((text, row) =>
      rowOf(text, row),
    )
    const maskAt = (lower: number) =>
      rowOf('XXXX!', 3, 70).map((mask) => ({ ...mask, box: { ...mask.box, y: mask.box.y + lower } }))
    const pageWith = (lower: number) => pageOf([...own, ...maskAt(lower), ...rowOf('9297', 3, 90)])
    expect(numberOf(pageWith(5), 'XXXX9297')).toMatchObject({ confidence: 0.75, box: { x: 70 } })
    expect(numberOf(pageWith(12), 'XXXX9297')).toBeUndefined()
  })

  it('stay apart across a gap, and where the document prints no other number so', () => {
    expect(textsOf(read(...cards, 'Terms 4266  XXXXXXXX7885'))[3]).toBe('Terms 4266 XXXXXXXX7885')
    expect(textsOf(read('Number 4266 XXXXXXXX7885'))).toEqual(['Number 4266 XXXXXXXX7885'])
  })

  it('are of one piece with the dots behind them', () => {
    const others = ['9443685....', '76709....', '2493767....']
    const page = read(...others, '630424826. ...', '505498 ....', 'Terms 36  ...')
    expect(textsOf(page).slice(3)).toEqual(['630424826....', '505498....', 'Terms 36 ...'])
    expect(numberOf(page, '630424826....')?.confidence).toBe(0.75)
    expect(textsOf(read('630424826. ...'))).toEqual(['630424826. ...'])
  })

  it('have sixteen signs where they are those of cards, and one sign was lost', () => {
    expect(textsOf(read(...cards, 'Number 6523XXXXXXX0464', 'Number 3473XXX4556'))).toEqual([
      ...cards,
      'Number 6523XXXXXXXX0464',
      'Number 3473XXX4556',
    ])
  })

  it('have as many dots or stars behind them as nearly all others', () => {
    const rows = ['9443685....', '76709....', '2493767....', '429762306234...', '1888XXXX', '24....']
    expect(textsOf(read(...rows))).toEqual([...rows.slice(0, 3), '429762306234....', ...rows.slice(4)])
  })

  it('keep their stars where those differ', () => {
    const rows = ['944368****', '7670******', '2493***', '42976****', '1888*****']
    expect(textsOf(read(...rows))).toEqual(rows)
  })

  it('have their stars before four figures alone at the place of such numbers', () => {
    const at = (text: string, row: number, of = 35) => {
      const [word] = rowOf(text, row)
      return word === undefined ? [] : [{ ...word, box: { ...word.box, width: of } }]
    }
    const label = (row: number) => rowOf('Condition  Open', row)
    const words = [
      ...[...at('****0168', 0), ...label(1), ...at('"+1556', 2), ...label(3), ...at('4384', 4), ...label(5)],
      ...[...at('AONT405', 6), ...label(7), ...at('1999', 8, 16), ...at('FRENO', 9), ...rowOf('Terms', 10)],
    ]
    const numbers = textsOf(pageOf(words)).filter((text) => text !== 'Condition Open')
    expect(numbers).toEqual(['****0168', '****1556', '****4384', '****', '1999', 'FRENO', 'Terms'])
  })
})
