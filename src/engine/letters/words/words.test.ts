import { describe, expect, it } from 'vitest'
import { wordsIn } from './language.ts'

/** The same in both languages: names, places in the web, citations. */
const same = /^(consumerfinance|FCRA|TransUnion|No\.$)|^$/

describe('the words of the documents', () => {
  it('have the same shape in Spanish as in English', () => {
    expect(shapeOf(wordsIn('es'))).toEqual(shapeOf(wordsIn('en')))
  })

  it('are translated, every one', () => {
    const english = textsOf(wordsIn('en'))
    const untranslated = [...textsOf(wordsIn('es'))].filter(
      ([path, text]) => english.get(path) === text && !same.test(text) && !/\.(of|source)$/.test(path),
    )
    expect(untranslated).toEqual([])
  })

  it('speak of one question as one', () => {
    const { questions } = wordsIn('en').noLetterNote
    expect(questions(1)).toContain('is for you to answer; the forensic analysis lists it.')
    expect(questions(2)).toContain('are for you to answer; the forensic analysis lists them.')
  })

  it('write dates, lists and counts as each language does', () => {
    const { written } = wordsIn('es')
    expect(written.date('2026-11-09')).toBe('9 de noviembre de 2026')
    expect(written.date('2026-03')).toBe('marzo de 2026')
    expect(written.date('2026')).toBe('2026')
    expect(written.list(['Experian', 'Equifax', 'TransUnion'])).toBe('Experian, Equifax y TransUnion')
    expect(written.list(['agencias', 'informes'])).toBe('agencias e informes')
    expect(written.counted(1, 'cuenta')).toBe('1 cuenta')
    expect(wordsIn('en').written.date('2026-11-09')).toBe('November 9, 2026')
  })
})

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (value === null || typeof value !== 'object')
    return typeof value === 'string' || value === null ? 'text' : typeof value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]))
}

/** Every text by its path; a text with particulars is made with the same ones. */
function textsOf(value: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'string') found.set(path, value)
  else if (value !== null && typeof value === 'object')
    for (const [key, each] of Object.entries(value)) textsOf(each, `${path}.${key}`, found)
  return found
}
