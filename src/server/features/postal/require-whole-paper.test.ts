import { expect, it } from 'vitest'
import { requireWholePaper } from './require-whole-paper.ts'

it.each([
  ['is not signed', { isSigned: false, missing: [] }, /Sign this letter first/],
  [
    'lacks a copy that it names',
    { isSigned: true, missing: ['copy of identification'] },
    /copy of identification/,
  ],
])('a letter that %s is not printed for anybody', (_what, paper, sentence) => {
  expect(() => requireWholePaper(paper)).toThrow(sentence)
})

it('a whole letter passes', () => {
  expect(() => requireWholePaper({ isSigned: true, missing: [] })).not.toThrow()
})
