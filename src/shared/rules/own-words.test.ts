import { describe, expect, it } from 'vitest'
import { findWholeNumber, hintsOf, tidyWords } from './own-words.ts'

describe('own words', () => {
  it.each([
    ['My number is 123-45-6789.', 'ssn', 'XXXXX6789'],
    ['123 45 6789', 'ssn', 'XXXXX6789'],
    ['SSN123456789', 'ssn', 'XXXXX6789'],
    ['12\u200b3-45\u20116789', 'ssn', 'XXXXX6789'],
    ['card 4888 9370 5720 1234', 'account', 'XXXXXXXXXXXX1234'],
    ['account 12345678', 'account', 'XXXX5678'],
    ['acct 00123-4567-89', 'account', 'XXXXXXX6789'],
    ['１２３４５６７８９０', 'account', 'XXXXXX7890'],
  ])('of “%s” are pointed out as a whole number', (text, kind, masked) => {
    expect(findWholeNumber(text)).toEqual({ kind, masked })
  })

  it.each([
    'On 2026-11-09 and 11-09-2026 I called.',
    'Call me at (508) 555-0143, 508-555-0143 or 1-508-555-0143.',
    'I live at ZIP 01627-0143 since 2019.',
    'I paid $12,345,678.90 of account *1234 in 2019-2021 and 2023 2024.',
    'Mailed as 9407 1118 9876 5432 1098 76.',
    'account 546633XXXXXX1234',
  ])('may say “%s”', (text) => {
    expect(findWholeNumber(text)).toBeNull()
  })

  it('are kept without what hides or moves text, with their accents and paragraphs', () => {
    expect(tidyWords('  José\u202e paid.\r\n\r\n\r\n\r\nTwice.\u0007 \n')).toBe('José paid.\n\nTwice.')
    expect(tidyWords('Jose\u0301')).toBe('Jos\u00e9')
  })

  it('that swear, threaten, deny or enclose are told of, and nothing else', () => {
    const text = 'I swear that it is not mine, and my lawyer will sue. A copy is enclosed.'
    expect(hintsOf(text)).toEqual([
      { hint: 'sworn', words: 'swear' },
      { hint: 'threat', words: 'lawyer' },
      { hint: 'notMine', words: 'not mine' },
      { hint: 'paper', words: 'enclosed' },
    ])
    expect(
      hintsOf('I paid this in March. The issue pursues me, and I am sued by nobody: unattached.'),
    ).toEqual([])
  })
})
