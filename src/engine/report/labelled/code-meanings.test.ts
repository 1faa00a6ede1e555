import { describe, expect, it } from 'vitest'
import { type PrintedCell, printedLine } from '../../../../test/support/printed-lines.ts'
import { codeInWords, codesOfKey, keyRowOf } from './code-meanings.ts'

const rowsOf = (...rows: string[]) =>
  rows.map((row, at) =>
    printedLine(
      20 + 10 * at,
      ...row.split(' | ').map((text, column): PrintedCell => [40 + 120 * column, text]),
    ),
  )

describe('the key to the codes of months', () => {
  it('says what a sign of this print means, over the end of a row', () => {
    const lines = rowsOf(
      'C Current | 1 30 days late | 2 = 60 days',
      'late | L Charge-off B Included in Bankruptcy | X Closed',
    )
    expect([...codesOfKey(lines)]).toEqual([
      ['C', 'OK'],
      ['1', '30'],
      ['2', '60'],
      ['L', 'CO'],
      ['B', 'BK'],
      ['X', 'CLS'],
    ])
  })

  it('goes on in the next row of a sentence, and has signs that are no letters', () => {
    const lines = rowsOf(
      'Newest to the left. Key: + paid as agreed; 30, 60 or 90 days late; CO charged off;',
      'CL in collection; RP repossessed; a dot means that nothing was sent.',
    )
    expect([...codesOfKey(lines)]).toEqual([
      ['+', 'OK'],
      ['CO', 'CO'],
      ['CL', 'COL'],
      ['RP', 'RPO'],
    ])
  })

  it('is read in Spanish', () => {
    const lines = rowsOf(
      'Clave: OK al corriente · 90 atraso de 90 días ·',
      '120 atraso de 120 días o más · COB en cobranza · C/P cancelada como pérdida',
    )
    expect([...codesOfKey(lines)]).toEqual([
      ['OK', 'OK'],
      ['90', '90'],
      ['120', '120'],
      ['COB', 'COL'],
      ['C/P', 'CO'],
    ])
  })

  it('says nothing of a sign whose meaning runs into the next sign', () => {
    const lines = rowsOf('30 30 Days Late | CO Charge offB Included in', 'Bankruptcy R Repossession')
    expect(codesOfKey(lines).get('CO')).toBeUndefined()
  })

  it('says nothing of a sign that it explains in two ways', () => {
    const lines = rowsOf('C Current | G Collection', 'Terms 36 months', 'C Charge-off | 1 30 days late')
    expect([...codesOfKey(lines).keys()]).toEqual(['G', '1'])
  })

  it('is not read where signs stand behind their meanings: each would get the meaning of the next', () => {
    const lines = rowsOf('Paid on Time: * | 30 Days Past Due: 30 | 60 Days Past Due: 60 | Charge Off: CO')
    expect([...codesOfKey(lines)]).toEqual([])
  })

  it('says nothing of a sign that it leaves open', () => {
    const lines = rowsOf('C = current, 30/60/90 = days late, CO = collection or charge-off, BK = bankruptcy')
    expect([...codesOfKey(lines).keys()]).toEqual(['C', 'BK'])
  })

  it('is no row of an account', () => {
    const others = rowsOf(
      'Status: Current',
      '30 days past due as of Jan 2026',
      '2026 | C | C | 1',
      'Paid C Current',
    )
    expect(others.map((line) => keyRowOf(line, undefined))).toEqual([null, null, null, null])
  })
})

it('reads what a month is called in words, in both languages', () => {
  expect(
    ['30-59 days late', '120 días de atraso', 'Paid on time', 'Cancelada como pérdida', 'On vacation'].map(
      codeInWords,
    ),
  ).toEqual(['30', '120', 'OK', 'CO', null])
})

it.each([
  ['Paidontime', 'OK'],
  ['Paid ontime', 'OK'],
  ['30dayslate', '30'],
  ['Chargedoff', 'CO'],
  ['Includedin bankruptcy', 'BK'],
  ['Paidon', null],
  ['Latepayment', null],
])('means the same where small print lost its spaces: %s', (words, code) => {
  expect(codeInWords(words)).toBe(code)
})
