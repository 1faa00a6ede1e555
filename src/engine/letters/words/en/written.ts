/** How dates, lists and counts are written in the frame texts, in English. */
import { dateText, listText } from '../../../../shared/findings/en/english-words.ts'
import { capitalised, counted } from '../../written-english.ts'

export const written = {
  /** 'November 9, 2026' of 'YYYY-MM-DD'; 'March 2023' of 'YYYY-MM'. */
  date: (iso: string): string => dateText(iso),
  /** 'a, b and c'. */
  list: (items: string[]): string => listText(items),
  /** 'three items'. */
  counted: (count: number, one: string, many?: string): string => counted(count, one, many),
  /** 'Three items', to begin a sentence. */
  countedFirst: (count: number, one: string, many?: string): string => capitalised(counted(count, one, many)),
}

export type Written = typeof written
