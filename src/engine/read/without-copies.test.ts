import { describe, expect, it } from 'vitest'
import { keptPdfEngine } from '../../../test/support/kept-pdf-engine.ts'
import { tinyPdf } from '../../../test/support/tiny-pdf.ts'
import { readPages } from './read-pages.ts'

const other = 'BT /F1 9 Tf 72 600 Td (Balance of the account as reported) Tj ET'
const wordsOf = async (content: string) => {
  const result = await readPages(tinyPdf(`${content} ${other}`), await keptPdfEngine())
  if (!result.ok) throw new Error(result.refusal.sentence.key)
  return (result.pages[0]?.words ?? []).filter(({ box }) => box.y < 150)
}
/** The text drawn four times, each copy so many points further right and up. */
const four = (text: string, aside: number, size = 9) =>
  [0, 1, 2, 3]
    .map((at) => `BT /F1 ${size} Tf ${100 + (aside * at) / 3} ${700 + (aside * at) / 6} Td (${text}) Tj ET`)
    .join(' ')

describe('text that is drawn several times for boldness', () => {
  it.each([0, 0.3, 1, 2])('up to %d points aside counts once', async (aside) => {
    expect((await wordsOf(four('$1,204', aside))).map(({ text }) => text)).toEqual(['$1,204'])
  })

  it.each(['1', '0', '$', 'I'])('counts once also where it is a single "%s"', async (text) => {
    expect((await wordsOf(four(text, 0.9))).map((word) => word.text)).toEqual([text])
  })

  it('counts once where a line of many parts is drawn whole, and then again', async () => {
    const parts = ['Account', 'Name', '$1,204', '1', 'Date', 'Opened', '03/2019', 'Paid', 'Status']
    const line = (aside: number) =>
      parts
        .map((part, at) => `BT /F1 8 Tf ${60 + 50 * at + aside} ${700 + aside} Td (${part}) Tj ET`)
        .join(' ')
    const words = await wordsOf([0, 0.5, 1.2, 1.9].map(line).join(' '))
    expect(words.map(({ text }) => text)).toEqual(parts)
  })

  it('letter by letter is one word', async () => {
    const at = [0, 6.003, 11.007, 13.005]
    const letters = [...'Paid'].map((letter, i) => {
      const copies = [0, 0.4, 0.8, 1.2].map(
        (aside) => `1 0 0 1 ${100 + (at[i] ?? 0) + aside} 700 Tm (${letter}) Tj`,
      )
      return copies.join(' ')
    })
    expect((await wordsOf(`BT /F1 9 Tf ${letters.join(' ')} ET`)).map(({ text }) => text)).toEqual(['Paid'])
  })

  it('counts once where one operator goes back to draw it again, and another ends it', async () => {
    const back = (text: string, width: number) =>
      `BT /F1 9 Tf 100 700 Td [(${text}) ${width} (${text})] TJ ET`
    expect((await wordsOf(back('Payable', 3573))).map(({ text }) => text)).toEqual(['Payable'])
    const ended = 'BT /F1 9 Tf 100 700 Td [(Payable) 3573 (Payabl)] TJ 27.87 0 Td (e) Tj ET'
    expect((await wordsOf(ended)).map(({ text }) => text)).toEqual(['Payable'])
  })

  it('stays twice where it is printed twice, also in narrow letters of small print', async () => {
    const narrow = 'BT /F1 6 Tf 1 0 0 1 100 700 Tm (il) Tj 1 0 0 1 102.664 700 Tm (l) Tj ET'
    expect((await wordsOf(narrow)).map(({ text }) => text)).toEqual(['ill'])
    const rows = 'BT /F1 6 Tf 100 700 Td (OK) Tj 0 -6 Td (OK) Tj ET'
    expect(await wordsOf(rows)).toHaveLength(2)
  })
})
