import { describe, expect, it } from 'vitest'
import { boxAround } from '../read/lines.ts'
import {
  boxesByPage,
  isNothing,
  parseMoney,
  parsePrintedDate,
  printed,
  saysNothing,
} from './printed-values.ts'

describe('parseMoney', () => {
  it.each([
    ['$8,579', 8579],
    ['$0', 0],
    ['-$12', -12],
    ['$-12', -12],
    ['($1,204)', -1204],
    ['$12.50', 12.5],
    ['1500', 1500],
    ['$1,234,567', 1234567],
    ['$ 90', 90],
  ])('reads %s', (raw, value) => expect(parseMoney(raw)).toBe(value))

  it.each(['', '-', '–', 'N/A', '$', '$1,23', '$27 as of 10/24/2026', '12 Months', '($5', '07/2026', '$5)'])(
    'takes %j for no amount',
    (raw) => expect(parseMoney(raw)).toBeNull(),
  )
})

describe('parsePrintedDate', () => {
  it.each([
    ['07/08/2021', '2021-07-08'],
    ['8/2/2024', '2024-08-02'],
    ['11/9/26', '2026-11-09'],
    ['Jul 3, 2026', '2026-07-03'],
    ['July 3, 2026', '2026-07-03'],
    ['May 2020', '2020-05'],
    ['Sept 2020', '2020-09'],
    ['AUGUST 2021', '2021-08'],
    ['07/2032', '2032-07'],
    ['1983', '1983'],
    ['13.9.2024', '2024-09-13'],
    ['07/jul/2024', '2024-07-07'],
    ['7-Abr-2024', '2024-04-07'],
    ['septiembre de 2030', '2030-09'],
    ['5.7.2026', '2026-07-05'],
    ['2026-07-03', '2026-07-03'],
    ['2026-07', '2026-07'],
  ])('reads %s', (raw, value) => expect(parsePrintedDate(raw)).toBe(value))

  it.each([
    '',
    '-',
    '13/2020',
    '02/30/2024',
    'Smarch 2020',
    '00/10/2020',
    '12345',
    'Jul',
    'Ma 2020',
    '9.13.2024',
    '31/feb/2024',
    '07/jul-2024',
  ])('takes %j for no date', (raw) => expect(parsePrintedDate(raw)).toBeNull())
})

describe('a section that holds nothing', () => {
  it.each([
    'NONE ON FILE',
    'None on file.',
    'None reported',
    'Nothing on record',
    'There are no notices on your file.',
    'There are currently no consumer statements on this credit file',
    'There is no public record information in your Equifax credit report.',
    'You currently have no inquiries.',
    'Your credit file contains no collections at this time.',
    'Your credit file contains no public records.',
    'No collections.',
    'No employers listed',
    'No se encontraron registros públicos.',
    'No reportado',
  ])('says so: %s', (text) => expect(saysNothing({ text })).toBe(true))

  it.each([
    'None of these accounts are mine.',
    'There is no way that I opened this account.',
    'There is no reason for the late payments that this report shows.',
    'I have no account with this bank.',
    'You have no right to keep this on my file, it was paid.',
    'NOTHING BUNDT CAKES',
    'There are no payments late, and the notices in your file are wrong.',
  ])('is not what a person says: %s', (text) => expect(saysNothing({ text })).toBe(false))

  it.each(['NONE ON FILE', 'None listed', 'Nothing on file', 'N/A', '--'])('has no value: %s', (text) =>
    expect(isNothing(text)).toBe(true),
  )
})

describe('boxes', () => {
  const word = (page: number, x: number, y: number) => ({
    text: 'x',
    size: 10,
    bold: false,
    box: { page, x, y, width: 10, height: 5 },
  })

  it('are drawn around all words of the first page', () => {
    expect(boxAround([word(1, 10, 20), word(1, 50, 40), word(2, 0, 0)])).toEqual({
      page: 1,
      x: 10,
      y: 20,
      width: 50,
      height: 25,
    })
  })

  it('are one a page for a block that runs over a page break', () => {
    expect(boxesByPage([word(2, 0, 0), word(1, 10, 20)]).map((box) => box.page)).toEqual([1, 2])
  })

  it('go with the printed value', () => {
    expect(printed(5, '$5', [word(3, 1, 2)])).toEqual({
      value: 5,
      raw: '$5',
      box: { page: 3, x: 1, y: 2, width: 10, height: 5 },
      confidence: 1,
    })
  })
})
