import { describe, expect, it } from 'vitest'
import { linesOf } from '../../read/lines.ts'
import type { Page, Word } from '../../read/positioned-text.ts'
import { withMonthTables } from './month-tables.ts'

const letter = 4
const rowHeight = 11

/** A word whose middle stands there. */
const word = (text: string, middle: number, row: number, lower = 0): Word => ({
  text,
  box: {
    page: 1,
    x: middle - (letter * text.length) / 2,
    y: 100 + row * rowHeight + lower,
    width: letter * text.length,
    height: 8,
  },
  baseline: 107 + row * rowHeight + lower,
  size: 8,
  bold: false,
  confidence: 0.9,
})
const pageOf = (words: Word[]): Page => ({ number: 1, width: 612, height: 792, words, marks: [] })
/** Rows of a table with its label at the left and a column every `pitch` points; '' where nothing was read. */
const table = (rows: readonly (readonly string[])[], pitch = 22) =>
  pageOf(
    rows.flatMap(([label = '', ...cells], row) => [
      ...(label === '' ? [] : [word(label, 60, row)]),
      ...cells.flatMap((text, at) => (text === '' ? [] : [word(text, 110 + pitch * at, row)])),
    ]),
  )
const textsOf = (page: Page) =>
  withMonthTables([page])
    .flatMap(linesOf)
    .map(({ text }) => text)
const year = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const late = (text: string) => [...Array.from({ length: 11 }, () => 'OK'), text]

describe('a table of months in a scan', () => {
  it('has its posts taken out, and each month of its heading where it can only stand', () => {
    const read = ['', 'Jan', '[Feb', 'Mar', 'Apr', 'May|', 'Jun', 'Jul', 'Avg', 'Sep', 'Ot', '', 'Dec']
    expect(textsOf(table([read, ['2025', ...late('OK')]]))).toEqual([
      year.join(' '),
      `2025 ${late('OK').join(' ')}`,
    ])
  })

  it('has its months with figures in their order', () => {
    const read = ['', '02/26', '0126', '12125', '1/25', '10/25', '09/25', '08/25', '07/25']
    const [heading] = textsOf(table([read, ['Rating', ...late('OK').slice(4)]]))
    expect(heading).toBe('02/26 01/26 12/25 11/25 10/25 09/25 08/25 07/25')
  })

  it('has a year and the first cell of its row in two words, where they were read as one', () => {
    const asOne = (text: string, row: number): Word => {
      const [whole] = [word(text, 81, row)]
      return { ...whole, box: { ...whole.box, x: 52, width: 62 } }
    }
    const cells = ['', '', ...late('OK').slice(1)]
    const { words } = table([['', ...year], ['2026', ...late('CO')], cells, cells])
    const texts = textsOf(pageOf([...words, asOne('2025C', 2), asOne('2024', 3)]))
    expect(texts[2]).toBe(`2025 C ${late('OK').slice(1).join(' ')}`)
    expect(texts[3]).toBe(`2024 \ufffd ${late('OK').slice(1).join(' ')}`)
  })

  it('has two letters that stand in two columns in two cells, and never as one rating', () => {
    const months = [...'JFMAMJJASOND']
    const { words } = table([
      ['', ...months],
      ['2025', ...months.map(() => 'C')],
      ['2024', '', '', ...months.slice(2).map(() => '-')],
    ])
    const asOne = { ...word('CX', 121, 2), box: { ...word('CX', 121, 2).box, x: 107, width: 28 } }
    const [, , row] = textsOf(pageOf([...words, asOne]))
    expect(row).toBe(
      `2024 C X ${months
        .slice(2)
        .map(() => '-')
        .join(' ')}`,
    )
  })

  it('has the label of its ratings with the letters that it lost', () => {
    const months = ['', '02/26', '01/26', '12/25', '11/25', '10/25', '09/25', '08/25', '07/25']
    const [, ...rows] = ['Rang', 'Raing', 'Rig', 'Rang:'].map((label) =>
      textsOf(table([months, [label, ...late('OK').slice(4)]])).at(1),
    )
    expect(rows.map((text) => text?.split(' ')[0])).toEqual(['Rating', 'Rig', 'Rating:'])
  })

  it('has a month that the others say no surer than they can', () => {
    const read = ['', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Ju', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
    const words = withMonthTables([table([read, ['2025', ...late('OK')]])]).flatMap((page) => page.words)
    expect(words.find(({ text }) => text === 'Jul')?.confidence).toBe(0.75)
    expect(words.find(({ text }) => text === 'Jun')?.confidence).toBe(0.9)
  })

  it('has its years one after another', () => {
    const rows = [
      ['', ...year],
      ['2026', ...late('30')],
      ['2O25', ...late('OK')],
      ['224', ...late('OK')],
      ['2023', ...late('OK')],
    ]
    expect(textsOf(table(rows)).map((text) => text.slice(0, 4))).toEqual([
      'Jan ',
      '2026',
      '2025',
      '2024',
      '2023',
    ])
  })

  it('has its ratings in their form, and no rating where a cell was not read', () => {
    const cells = ['OX', 'coL', 'CcoL', 'cio', '[80', '30', 'OK', 'OK', '—_—', 'OK', 'OK', 'Wm']
    const [, row] = textsOf(
      table([
        ['', ...year],
        ['2025', ...cells],
      ]),
    )
    expect(row).toBe('2025 OK COL COL C/O 180 30 OK OK - OK OK \ufffd')
  })

  it('keeps the rows of figures below months in full words, whatever a speck in one was read as', () => {
    const months = ['October 2026', 'September 2026', 'August 2026', 'July 2026']
    const rows = [
      ['Balance', '$90', '$80', '$70', '$60'],
      ['Remarks', '-', '-', 'Sem', '-'],
      ['Rating', 'OK', '30', 'OK', 'OK'],
    ]
    const heading = months.flatMap((text, at) => {
      const [name = '', of = ''] = text.split(' ')
      return [word(name, 150 + 90 * at - 14, 0), word(of, 150 + 90 * at + 20, 0)]
    })
    const below = rows.flatMap(([label = '', ...cells], row) => [
      word(label, 60, row + 1),
      ...cells.map((text, at) => word(text, 150 + 90 * at, row + 1)),
    ])
    expect(textsOf(pageOf([...heading, ...below]))).toEqual([
      months.join(' '),
      'Balance $90 $80 $70 $60',
      'Remarks - - - -',
      'Rating OK 30 OK OK',
    ])
  })

  it('has a dash on the row beside which it stands, however low it was seen', () => {
    const page = table([
      ['', ...year],
      ['2025', ...late('')],
    ])
    const dash = word('-', 110 + 22 * 11, 1, 4)
    const low = { ...dash, box: { ...dash.box, y: dash.box.y - 4, height: 10 } }
    expect(textsOf({ ...page, words: [...page.words, low] })).toEqual([
      year.join(' '),
      `2025 ${late('-').join(' ')}`,
    ])
  })

  it('has its months with the strokes that they lost, and its adverse cells in brackets', () => {
    const rows = [
      ['', '02/26', '0126', '12/25', '1125', '1025', '09/25'],
      ['Rating', '>C/0<', '>C/O<', '>60<', '>30<', 'OK', '0K'],
    ]
    expect(textsOf(table(rows, 40))).toEqual([
      '02/26 01/26 12/25 11/25 10/25 09/25',
      'Rating >C/O< >C/O< >60< >30< OK OK',
    ])
  })

  it('has months that run over the end of a year, each where the others leave it', () => {
    const heading = ['', 'MAR', 'FEB', 'JAN', 'DEC', 'N0V', 'OCT', 'SEP', 'AUG', 'JUL']
    const [months, row] = textsOf(
      table([heading, ['', 'CO', 'COO', 'CO', 'OK', 'OX', 'OK', 'OK', 'OK', 'OK']]),
    )
    expect(months).toBe('MAR FEB JAN DEC NOV OCT SEP AUG JUL')
    expect(row).toBe('CO CO CO OK OK OK OK OK OK')
  })

  it('has a C where most cells of a row are one, and what looks like it nowhere else', () => {
    const cells = ['C', 'C', '\u00a9', 'CC', 'C', 'G', 'C', 'C', 'C', '(of', 'C', 'C']
    const [, row] = textsOf(
      table([
        ['', ...year],
        ['2025', ...cells],
      ]),
    )
    expect(row).toBe(`2025 ${Array.from({ length: 12 }, () => 'C').join(' ')}`)
    const [, other] = textsOf(
      table([
        ['', ...year],
        ['2025', ...late('G')],
      ]),
    )
    expect(other).toBe(`2025 ${late('\ufffd').join(' ')}`)
  })

  it('goes on below the head of the next page', () => {
    const first = table([
      ['', ...year],
      ['2026', ...late('30')],
    ])
    const second = table([['2025', ...late('coL')]])
    const rows = withMonthTables([first, { ...second, number: 2 }]).flatMap(linesOf)
    expect(rows.at(-1)?.text).toBe(`2025 ${late('COL').join(' ')}`)
  })

  it('is no subheading that begins like a row of figures', () => {
    const page = table([
      ['', ...year],
      ['2026', ...late('30')],
      ['Balance', 'Histories'],
    ])
    expect(textsOf(page).at(-1)).toBe('Balance Histories')
  })

  it('is no row of months with their ratings, and no list of months in a sentence', () => {
    const inline = ['', ...year.slice(0, 6).flatMap((name) => [name, '2024', 'OK'])]
    const guide = ['30', ...year.slice(0, 6).flatMap((name) => [name, '2026,'])]
    for (const row of [inline, guide]) {
      const page = table([row])
      expect(withMonthTables([page])[0]).toBe(page)
    }
  })
})
