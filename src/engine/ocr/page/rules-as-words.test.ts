import { expect, it } from 'vitest'
import type { RecognisedWord } from '../text-recogniser.ts'
import { withoutRulesAsWords } from './rules-as-words.ts'

const word = (text: string, width: number, height: number): RecognisedWord => ({
  ...{ text, confidence: 20, left: 100, right: 100 + width, top: 300 - height, bottom: 300 },
  ...{ baseline: 300, lineHeight: 20 },
})

it('a rule is no word, whatever letters were read into it', () => {
  expect(withoutRulesAsWords([word('TEENyTOECTISererLrea', 1460, 12), word('BhBo/GIiJ', 334, 7)])).toEqual([])
})

it('letters set wide, low words and dashes stay', () => {
  const words = [
    word('JFMAMJJASOND', 480, 16),
    word('Account', 80, 9),
    word('-----', 400, 3),
    word('OK', 200, 10),
  ]
  expect(withoutRulesAsWords(words)).toEqual(words)
})
