import type { GuideMatter } from '../guide-matter.ts'
import { englishWords, type GuideWords } from './english.ts'
import { spanishWords } from './spanish.ts'

export const wordsOf = ({ language }: Pick<GuideMatter, 'language'>): GuideWords =>
  language === 'es' ? spanishWords : englishWords
