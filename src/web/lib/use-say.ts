import { sayIn } from '../../shared/messages/say-in.ts'
import { formatDay } from './format.ts'
import { useMessages } from './use-messages.tsx'

const longDay =
  /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}/g

/**
 * Says a sentence that was written in English, by the server or a form check, in the language of the page. Several
 * sentences are said one by one where they are not known together.
 */
export function useSay(): (english: string) => string {
  const { sentences } = useMessages()
  const one = (english: string) => {
    const said = sayIn(sentences, english)
    return said === english ? english : said.replace(longDay, (day) => formatDay(isoDay(day)))
  }
  return (english) => {
    const together = one(english)
    if (together !== english) return together
    return english
      .split(/(?<=\.) (?=[A-Z])/)
      .map(one)
      .join(' ')
  }
}

/** 'November 9, 2026' as '2026-11-09'. */
function isoDay(english: string): string {
  return new Date(`${english} 12:00 UTC`).toISOString().slice(0, 10)
}
