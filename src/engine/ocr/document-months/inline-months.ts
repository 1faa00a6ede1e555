/** Months that print their year and code beside them, 'Jul 25 ok', in a print so narrow that words were joined: 'Jul250k', '25ok'. */
import { linesOf } from '../../read/lines.ts'
import type { Page, Word } from '../../read/positioned-text.ts'
import { settled, spreadOver, type ToldWords, withWords } from '../document/told-words.ts'

/** So many whole months tell that the document prints them so, and their codes. */
const fewest = 6
const name = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/
const year = /^\d{2}$/
const nameAndYear = /^["']?(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(\d{2})$/
const joined = /^["']?(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)?(\d{2})([a-z0-9]{2,4})$/

/** Only recognised pages change. */
export function withInlineMonths(pages: readonly Page[], isRecognised: readonly boolean[]): Page[] {
  const lines = pages.map((page) => linesOf(page).map(({ words }) => words))
  const codes = codesIn(lines.flat())
  if (codes.size === 0) return [...pages]
  return pages.map((page, at) => {
    if (isRecognised[at] !== true) return page
    const changed: ToldWords = new Map()
    for (const words of lines[at] ?? [])
      for (const [place, word] of words.entries()) {
        const parts =
          partedMonth(word.text, words[place + 1]?.text, codes) ??
          partsOf(word.text, words[place - 1]?.text, words[place - 2]?.text, codes)
        if (parts !== null) changed.set(word, spreadOver([word], parts, settled))
      }
    return withWords(page, changed)
  })
}

/** The codes behind whole months, where there are enough of those. */
function codesIn(lines: readonly (readonly Word[])[]): ReadonlySet<string> {
  const codes = lines.flatMap((words) =>
    words.flatMap(({ text }, at) => {
      const isWhole = name.test(words[at - 2]?.text ?? '') && year.test(words[at - 1]?.text ?? '')
      return isWhole && /^[a-z]{2,3}$|^\d{2,3}[a-z]$/.test(text) ? [text] : []
    }),
  )
  return new Set(codes.length < fewest ? [] : codes)
}

/** 'Dec24' before 'ok': a month and its year. */
function partedMonth(text: string, behind: string | undefined, codes: ReadonlySet<string>): string[] | null {
  const [, month, digits] = nameAndYear.exec(text) ?? []
  return month === undefined || digits === undefined || !codes.has(behind ?? '') ? null : [month, digits]
}

/** The words that the text is of a month; null where it is another word, or whole. */
function partsOf(
  text: string,
  before: string | undefined,
  first: string | undefined,
  codes: ReadonlySet<string>,
): string[] | null {
  // A letter that was read as a figure may have been read as itself beside it: 'o0k'.
  const asCode = (read: string) =>
    [read, read.replaceAll('0', 'o'), read.replace('o0', 'o')].find((each) => codes.has(each))
  const isCode = name.test(first ?? '') && year.test(before ?? '')
  if (isCode) {
    const code = asCode(text)
    return code === undefined || code === text ? null : [code]
  }
  const [, month, digits, rest] = joined.exec(text) ?? []
  const code = rest === undefined ? undefined : asCode(rest)
  if (digits === undefined || code === undefined || (month === undefined && !name.test(before ?? '')))
    return null
  return month === undefined ? [digits, code] : [month, digits, code]
}
