import { describe, expect, it } from 'vitest'
import { recognisedRow } from '../../../../test/support/recognised-row.ts'
import { withKnownWords } from './known-words.ts'

const read = (text: string) => withKnownWords([recognisedRow(text)], [true])[0]?.words ?? []
const textOf = (text: string) =>
  read(text)
    .map((word) => word.text)
    .join(' ')

describe('a word with a sign that is none of its letters', () => {
  it('is the word that the document spells elsewhere', () => {
    const words = read('Experian Experian Experian "Experian Experian* Current')
    expect(words.map(({ text }) => text).join(' ')).toBe(
      'Experian Experian Experian Experian Experian Current',
    )
    expect(words.map(({ confidence }) => confidence)).toEqual([0.9, 0.9, 0.9, 0.75, 0.75, 0.9])
  })

  it('stays where the document spells it with the sign, or hardly without it', () => {
    for (const text of [
      'AVENUE AVENUE AVENUE AVENUE, AVENUE;',
      'Experian "Experian',
      'Date: Date: Date:',
      '*1234 1234 1234 1234',
    ])
      expect(textOf(text)).toBe(text)
  })

  it('has a hook where a bracket is closed that was not opened', () => {
    expect(textOf('SYNCB/T)X (USA)X (A)B D/B/A)')).toBe('SYNCB/TJX (USA)X (A)B D/B/A)')
  })

  it('stays on a page that the file spells', () => {
    expect(withKnownWords([recognisedRow('T)X')], [false])).toEqual([recognisedRow('T)X')])
  })
})
