/** The sentences of an item that is told in paragraphs: in each phrase the same entry, values, pages and reason. */
import { listText } from '../../../shared/findings/en/english-words.ts'
import type { Certainty } from '../item-certainty.ts'
import { capitalised } from '../written-english.ts'
import type { Phrases } from './choose-phrase.ts'

/** Which entry it is: 'ALDER BANK, account *4147'. */
export function namingEntry(heading: string): Phrases {
  const within = heading.replace(/^Account /, 'account ')
  return [`${heading}.`, `This is about ${within}.`, `This concerns ${within}.`]
}

/** The values of one page: 'Balance “$412”'. */
export interface PrintedPage {
  page: number
  values: string[]
}

/**
 * What a report prints, with the page of each value.
 * @param subject 'the report', 'my Equifax report of November 9, 2026'
 * @param entry named where a sentence before has not named it
 */
export function quotingPages(subject: string, entry: string | null, pages: readonly PrintedPage[]): Phrases {
  const ofEntry = entry === null ? '' : ` for ${entry}`
  const [first, ...others] = pages
  if (first === undefined) return ['']
  const rest = others.map(({ page, values }) => `; on page ${page}, ${listText(values)}`).join('')
  const inBrackets = pages.map(({ page, values }) => `${listText(values)} (page ${page})`)
  return [
    ended(`On page ${first.page} ${subject} prints${ofEntry} ${listText(first.values)}${rest}`),
    ended(`${capitalised(subject)} prints${ofEntry} ${inBrackets.join('; ')}`),
    ended(`${capitalised(subject)} shows${ofEntry} ${listText(first.values)} on page ${first.page}${rest}`),
  ]
}

/** One full stop, also where the last value quoted has its own. */
const ended = (text: string): string => (/[.!?]”$/.test(text) ? text : `${text}.`)

/** Why it is wrong, or why it is asked. */
export function reasoning(why: string, certainty: Certainty): Phrases {
  switch (certainty) {
    case 'certain':
      return [why, `${why} That cannot be right as it stands.`, `This cannot be right as it stands. ${why}`]
    case 'one_of_two':
      return [why, `The bureaus differ here. ${why}`]
    case 'open':
      return [why, `${why} That is why I ask.`]
    case 'policy':
      return [why]
  }
}
