/** The numbers of pages in their margins, as they can only be beside those of the other pages. */
import type { Page, Word } from '../../read/positioned-text.ts'
import { settled, settledAs } from './told-words.ts'

/** Share of the page's height at its top and bottom in which they stand. */
const margin = 0.1
/** Points by which they may stand at another place of another page. */
const samePlace = 8
/** So many in a row leave one reading for the others. */
const leastFitting = 3

interface Counter {
  /** Index of the page. */
  at: number
  word: Word
  number: number
  of: number
}

/**
 * The words of each page, with what stands where most pages count themselves ('3/12') as the row of numbers goes on:
 * '10112' between '9/12' and '11/12' is '10/12'. A number that is more than one letter away from that stays as it was read,
 * and so does every number of pages that do not follow each other; and 'Page 3of 7' is 'Page 3 of 7'.
 */
export function withPageCounters(pages: readonly Page[]): Word[][] {
  const spaced = pages.map(({ words }) => withSpaces(words))
  const read = pages.flatMap((page, at) => countersIn(page, at))
  const rows = read.map((first) =>
    read.filter(
      (other) => other.of === first.of && offset(other) === offset(first) && isAt(other.word, first.word),
    ),
  )
  const row = rows.reduce<Counter[]>((best, each) => (each.length > best.length ? each : best), [])
  const [first] = row
  const last = row.at(-1)
  if (!first || !last || row.length < leastFitting || row.length * 2 < pages.length) return spaced
  const textAt = (at: number) => `${at + offset(first)}/${first.of}`
  const isWhole = offset(first) === 1 && first.of === pages.length
  const isInside = (at: number) => (at > first.at && at < last.at) || isWhole
  const isRead = (text: string, but: number) => read.some(({ at, word }) => at !== but && word.text === text)
  const isMisread = (text: string, at: number) =>
    isInside(at) && differsByOne(text, textAt(at)) && !isRead(textAt(at), at)
  // Where another page shows the number, pages lie in another order than they were printed; unless that is misread itself.
  const right = read.filter((each) => row.includes(each) || !isMisread(each.word.text, each.at))
  return spaced.map((words, at) => {
    const text = textAt(at)
    if (!isInside(at) || right.some((each) => each.at === at || each.word.text === text)) return words
    return words.map((word) =>
      isAt(word, first.word) && (differsByOne(word.text, text) || isUnreadable(word, first.word))
        ? settledAs(word, text, settled)
        : word,
    )
  })
}

const offset = ({ number, at }: Counter): number => number - at

function countersIn({ words, height }: Page, at: number): Counter[] {
  return words.flatMap((word) => {
    const [, number, of] = /^(\d{1,3})\/(\d{1,3})$/.exec(word.text) ?? []
    const middle = word.box.y + word.box.height / 2
    if (number === undefined || (middle > margin * height && middle < (1 - margin) * height)) return []
    return Number(number) >= 1 && Number(number) <= Number(of)
      ? [{ at, word, number: Number(number), of: Number(of) }]
      : []
  })
}

/** They end or begin at one place, whether they have one figure more or less. */
function isAt({ box }: Word, { box: other }: Word): boolean {
  const ends = Math.abs(box.x + box.width - other.x - other.width)
  return (
    Math.min(ends, Math.abs(box.x - other.x)) < samePlace &&
    Math.abs(box.y + box.height - other.y - other.height) < samePlace
  )
}

/** What stands alone where the number stands, and is none. */
function isUnreadable({ text, box }: Word, { box: other }: Word): boolean {
  const isHere =
    Math.abs(box.x - other.x) < samePlace && Math.abs(box.x + box.width - other.x - other.width) < 4
  return isHere && text.length >= 2 && text.length <= 7 && !/^\d+\/\d+$/.test(text)
}

/** One letter is another one, too many, or lost. */
function differsByOne(read: string, printed: string): boolean {
  if (Math.abs(read.length - printed.length) > 1) return false
  let same = 0
  while (same < read.length && read[same] === printed[same]) same += 1
  const rests = [
    [read.slice(same + 1), printed.slice(same + 1)],
    [read.slice(same), printed.slice(same + 1)],
    [read.slice(same + 1), printed.slice(same)],
  ]
  return rests.some(([one, other]) => one === other)
}

/** 'Page', '3of', '7', or 'Page', '30f7'. */
function withSpaces(words: readonly Word[]): Word[] {
  return words.flatMap((word, at) => {
    const [, number, , of] = /^(\d{1,3})([o0]f)(\d{0,3})$/i.exec(word.text) ?? []
    if (number === undefined || !/^page:?$/i.test(words[at - 1]?.text ?? '')) return [word]
    const parts = [number, 'of', ...(of ? [of] : [])]
    const letters = parts.join('').length
    let x = word.box.x
    return parts.map((text) => {
      const width = (word.box.width * text.length) / letters
      const part = { ...word, text, box: { ...word.box, x, width: 0.9 * width } }
      x += width
      return part
    })
  })
}
