import { expect, it } from 'vitest'
import { recognisedRow } from '../../../../test/support/recognised-row.ts'
import { withNarrowLetters } from './narrow-letters.ts'

const usual = 'Acct. ref. Amount due each month Last reported Repayment length'
const read = (text: string) =>
  withNarrowLetters([recognisedRow([usual, usual, usual].join(' ')), recognisedRow(text)])[1]?.words ?? []

it('spells a word as the document does again and again, where narrow letters alone are others', () => {
  const words = read('Acct. rei. Arnount due each monih Lasi reporied Repayment lengih')
  expect(words.map(({ text }) => text).join(' ')).toBe(usual)
  expect(words.map(({ confidence }) => confidence).slice(0, 3)).toEqual([0.9, 0.75, 0.75])
})

it('leaves what differs in any other letter, in its first one, or is printed as often', () => {
  expect(
    read('Late mouth Fast rate 12')
      .map(({ text }) => text)
      .join(' '),
  ).toBe('Late mouth Fast rate 12')
  const pages = [recognisedRow('file file file tile tile late lafe')]
  expect(withNarrowLetters(pages)[0]).toBe(pages[0])
})
