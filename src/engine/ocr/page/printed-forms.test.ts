import { describe, expect, it } from 'vitest'
import type { RecognisedWord } from '../text-recogniser.ts'
import { inItsForm, isInForm, isOutOfForm, monthCells, withMoneySigns } from './printed-forms.ts'

const word = (text: string, left = 0, baseline = 20): RecognisedWord => ({
  text,
  confidence: 90,
  left,
  top: baseline - 10,
  right: left + 8 * text.length,
  bottom: baseline,
  baseline,
  lineHeight: 12,
})
const read = (text: string) => inItsForm(word(text))

describe('a value whose form is known', () => {
  it.each([
    ['69113*¥**', '69113****'],
    ['414717XXXxXXX', '414717XXXXXXX'],
    ['$1.204', '$1,204'],
    ['S85', '$85'],
    ['$l,2O4', '$1,204'],
    ['0l/12/2019', '01/12/2019'],
    ['O3/2021', '03/2021'],
    ['0712712021', '07/27/2021'],
    ["'WELLS", 'WELLS'],
  ])('as %s is %s, and no longer sure', (seen, text) => {
    expect(read(seen)).toMatchObject({ text, confidence: 75 })
  })

  it.each([
    '$1,204',
    '$1,204.50',
    '01/12/2019',
    '414717XXXX',
    '****1234',
    'SOLD',
    'Sold',
    'SO',
    'OIL',
    'D1',
    'XXX',
    '1.5',
    '4712712021',
    "'n",
    "'OPEN'",
    '0712753021',
  ])('as %s stays as it is', (text) => {
    expect(read(text)).toEqual(word(text))
  })

  it.each(['$1.20.4', '13/45/2019', '03/0l', '$1,2B4'])(
    'as %s could be several, and is not guessed',
    (text) => {
      expect(read(text).text).toBe(text)
    },
  )

  it('is looked at again where it cannot be right, and only a reading in its form may stand', () => {
    expect(isOutOfForm(word('13/45/2019'), false)).toBe(true)
    expect(isOutOfForm(word('$1,2B4'), false)).toBe(true)
    for (const days of ['6', '9%', '920']) expect(isOutOfForm(word(days), true)).toBe(true)
    for (const code of ['1', '90', 'CO']) expect(isOutOfForm(word(code), true)).toBe(false)
    expect(isOutOfForm(word('B60LLLIXXXXXXX'), false)).toBe(true)
    expect(isOutOfForm(word('20'), true)).toBe(true)
    expect(isOutOfForm(word('20'), false)).toBe(false)
    expect(isOutOfForm(word('120'), true)).toBe(false)
    expect([isInForm('90', true), isInForm('20', true), isInForm('601113XXXX', false)]).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('an amount whose sign was read as a figure', () => {
  const signed = ['$27', '$1,204', '>$163<', '$52'].map((text, at) => word(text, 0, 40 + 20 * at))
  const last = (words: readonly RecognisedWord[]) => {
    const { text, confidence } = withMoneySigns(words).at(-1) ?? {}
    return [text, confidence]
  }

  it('has it back on a page that prints it before every amount, and is asked', () => {
    expect(last([...signed, word('81,283')])).toEqual(['$1,283', 50])
    expect(last([...signed, word('>81,283<')])).toEqual(['>$1,283<', 50])
  })

  it('stays where it may be a number, or the page prints amounts without a sign', () => {
    for (const text of ['8,283', '8127', '71,283']) expect(last([...signed, word(text)])).toEqual([text, 90])
    const bare = ['1,204', '16,300', '2,000'].map((text, at) => word(text, 90, 40 + 20 * at))
    expect(last([...signed, ...bare, word('81,283')])).toEqual(['81,283', 90])
  })
})

describe('a table of months', () => {
  const textOf = (words: readonly RecognisedWord[]) => words.map(({ text }) => text).join('')

  it('has its cells behind a year', () => {
    const row = [word('2023'), ...['OK', '20', 'CO'].map((text, at) => word(text, 60 + 30 * at))]
    expect(textOf([...monthCells(row)])).toBe('OK20CO')
    expect(monthCells([word('2023'), word('Balance', 60), word('OK', 150), word('1', 190)]).size).toBe(0)
  })
})
