import { sayIn, writtenDay } from '../../shared/messages/say-in.ts'
import { dayOf } from '../../shared/rules/civil-days.ts'
import { formatDay } from './format.ts'
import { useMessages } from './use-messages.tsx'

const longDay = new RegExp(writtenDay, 'g')

/**
 * Says what was written in English, by the server or a form check, in the language of the page; days that it names are
 * written as the page writes days.
 */
export function useSay(): (english: string) => string {
  const { sentences } = useMessages()
  return (english) => {
    const said = sayIn(sentences, english)
    return said === english ? english : said.replace(longDay, (day) => formatDay(isoDay(day)))
  }
}

/** 'November 9, 2026' as '2026-11-09'. */
function isoDay(english: string): string {
  return dayOf(new Date(`${english} 12:00 UTC`))
}
