import { englishSentences } from './en/english-sentences.ts'
import { wordSentence } from './says.ts'
import type { Sentence } from './sentence.ts'

/** The English words of a sentence: for the command line, letters and logs. */
export const wordEnglish = (sentence: Sentence): string => wordSentence(englishSentences, sentence)
