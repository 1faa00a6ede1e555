import { describe, expect, it } from 'vitest'
import { tokensAsked, tokensOfWholes, tokensOfWords } from './search-tokens.ts'

const plain = (text: string) => text

describe('what words are found by', () => {
  it('is each as a whole, and each beginning from three letters to twenty', () => {
    expect(tokensOfWords(['maria', 'li'], plain)).toEqual(['=maria', 'mar', 'mari', 'maria', '=li'])
    const long = 'abcdefghijklmnopqrstuvwxyz'
    expect(tokensOfWords([long], plain)).toHaveLength(19)
    expect(tokensAsked([long], plain)).toEqual([long.slice(0, 20)])
  })

  it('is each beginning where a letter is a syllable, and no letter is cut in half', () => {
    expect(tokensOfWords(['小明'], plain)).toEqual(['=小明', '小', '小明'])
    expect(tokensOfWords(['𠮷野'], plain)).toEqual(['=𠮷野', '𠮷', '𠮷野'])
  })

  it.each([
    [['mar'], ['mar']],
    [['ma'], ['=ma']],
    [
      ['li', 'wei'],
      ['=li', 'wei'],
    ],
    [['maria', 'lo'], ['maria']],
    [['小'], ['小']],
  ])('of %o is asked for by %o', (typed, asked) => {
    expect(tokensAsked(typed, plain)).toEqual(asked)
  })

  it('is the whole word where nothing less counts', () => {
    expect(tokensOfWholes(['4805550160'], plain)).toEqual(['=4805550160'])
  })
})
