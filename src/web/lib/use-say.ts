import { sayIn, writtenDay } from '../../shared/messages/say-in.ts'
import { dayOf } from '../../shared/rules/civil-days.ts'
import type { Said } from '../../shared/sentences/said.ts'
import { knownSentence, sentenceOfCode, wordSentence } from '../../shared/sentences/says.ts'
import { formatDay } from './format.ts'
import { useMessages } from './use-messages.tsx'

const longDay = new RegExp(writtenDay, 'g')

/**
 * Says in the language of the page what the server says, or the check of a form by a code. What was written in English before sentences
 * had keys is looked up by its English; days that it names are written as the page writes days.
 */
export function useSay(): (said: Said) => string {
  const { said: texts, sentences, shell } = useMessages()
  return (given) => {
    const sentence = typeof given === 'string' ? sentenceOfCode(texts, given) : knownSentence(texts, given)
    if (sentence) return wordSentence(texts, sentence)
    if (typeof given !== 'string') return shell.genericError
    const said = sayIn(sentences, given)
    return said === given ? given : said.replace(longDay, (day) => formatDay(isoDay(day)))
  }
}

/** 'November 9, 2026' as '2026-11-09'. */
function isoDay(english: string): string {
  return dayOf(new Date(`${english} 12:00 UTC`))
}
