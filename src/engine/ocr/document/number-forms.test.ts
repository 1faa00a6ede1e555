import { describe, expect, it } from 'vitest'
import type { Page, Word } from '../../read/positioned-text.ts'
import { withNumberForms } from './number-forms.ts'

/** One word a text, two points apart; '|' begins a new column. */
function page(...lines: string[]): Page {
  const words = lines.flatMap((line, row) => {
    let x = 20
    return line.split(' ').flatMap((text): Word[] => {
      if (text === '|') {
        x += 60
        return []
      }
      const box = { page: 1, x, y: 20 * row + 2, width: 5 * text.length, height: 10 }
      x += box.width + 2
      return [{ text, box, size: 8, bold: false, baseline: 20 * row + 10, confidence: 0.91 }]
    })
  })
  return { number: 1, width: 612, height: 792, words, marks: [] }
}

const read = (...lines: string[]) =>
  withNumberForms([page(...lines)], [true])[0]?.words.map(({ text, confidence }) => `${text} ${confidence}`)
const texts = (...lines: string[]) =>
  read(...lines)
    ?.map((word) => word.replace(/ [\d.]+$/, ''))
    .join(' ')

const stars = ['Account Number: *9632', 'Account Number: *4860', 'Account Number: *6059']

describe('a number whose mask was misread', () => {
  it('has the one star that the others have', () => {
    expect(read(...stars, 'Balance: $3,124 | Account Number: "8932')?.slice(-1)).toEqual(['*8932 0.75'])
    expect(texts(...stars, 'Account Number: 18932')).toContain(' 18932')
    expect(texts(...stars, 'Account Number: $3,124')).toContain(' $3,124')
  })

  it('has the row of stars of the others, whatever was read of it', () => {
    const others = [
      'Account Number | ****0069 | ****0069 | ****0069',
      'Account Number | **%%2810 | ****2810 | S*3%2810',
      'Account Number | ee0096 | N/A | #940096',
      'Account Number | *****8881 | **%%70)28 | ********7028',
    ]
    expect(texts(...others)).toBe(
      'Account Number ****0069 ****0069 ****0069 Account Number ****2810 ****2810 ****2810 ' +
        'Account Number ****0096 N/A ****0096 Account Number *****8881 ****7028 ****7028',
    )
    expect(read('Account Number | **%%7705 | N/A | ****7205', ...others)).toContain('****7705 0.5')
  })

  it('has them in the column below its label, too', () => {
    const head = 'Account Number | Date Opened | High Credit'
    const rows = ['448438025170****', '56111262****', '5070****'].flatMap((number) => [
      head,
      `${number} | 05/02/2016 | $5,754`,
    ])
    expect(read(...rows, head, '460819152610 | 12/23/2020 | $2,124')).toContain('460819152610**** 0.5')
    expect(read(...rows, head, '480310416769 07/17/2021 | $2,647')).toContain('480310416769**** 0.5')
    expect(texts(...rows, head, '46081" | 12/23/2020 | $2,124')).toContain('46081" 12/23/2020')
    // What stands below another label, or a heading away, is none.
    expect(texts(...rows, 'Balance | Account Number', '4608 | $31')).toContain('4608 $31')
    expect(texts(...rows, head, 'Reported | As of', '4608 | $31')).toContain('4608 $31')
  })

  it('has the stars behind its figures that the others have', () => {
    const others = ['Account #: | 533108392848**** | 533108392848**** | 533108392848****']
    const lost = 'Account #: | 5275+ | 5275 kkk | BOE'
    expect(texts(...others, ...others, lost)).toContain('Account #: 5275**** 5275**** 5275****')
    const longer = 'Account #: | 53310 FARE | 533108392848**** | 533108392848****'
    expect(texts(...others, ...others, longer)).toContain('Account #: 533108392848**** 533108392848****')
    expect(texts(...others, ...others, 'Account #: | 54277 Ire | SANTI | LEeae')).toContain('54277 Ire SANTI')
  })

  it('is what two bureaus of three say, where they agree throughout', () => {
    const others = 'Account # | 598035****** | 598035****** | 598035******'
    const one = 'Account # | 588011****** | 598011****** | 598011******'
    expect(read(others, others, one)?.slice(-3)).toEqual([
      '598011****** 0.5',
      '598011****** 0.91',
      '598011****** 0.91',
    ])
    const other = 'Account # | 598035****** | 441203****** | 441203******'
    expect(texts(other, other, one)).toContain('588011******')
  })

  it('has dots where no mask was read alike', () => {
    expect(texts('Account number | ee049148', 'Account number | ©8483', 'Account number | *++24680')).toBe(
      'Account number ••••9148 Account number ••••8483 Account number ••••4680',
    )
  })

  it('stays where nothing tells a form, and on a page that the file spells', () => {
    expect(texts(...stars.slice(1), 'Account Number: "8932')).toContain('"8932')
    const spelled = [page(...stars, 'Account Number: "8932')]
    expect(withNumberForms(spelled, [false])).toEqual(spelled)
  })
})

it('the end of an address in the next column is no number of another bureau', () => {
  const crosses = ['Account Number XXXX8457', 'Account Number XXXX1461', 'Account Number XXXX9909']
  expect(texts(...crosses, 'Account Number XXXX2468 | IA 50328')).toContain('XXXX2468 IA 50328')
})
