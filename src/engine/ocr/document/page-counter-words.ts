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

/** What the stroke between the two numbers is read as, or nothing. */
const stroke = '[/1Il|7]'

/**
 * The words of each page, with what stands where most pages count themselves ('3/12') as the row of numbers goes on:
 * '10112' between '9/12' and '11/12' is '10/12'. A number that is more than one letter away from that stays as it was read,
 * and so does every number of pages that do not follow each other; and 'Page 3of 7' is 'Page 3 of 7'.
 */
export function withPageCounters(pages: readonly Page[]): Word[][] {
  const spaced = pages.map(({ words }) => withSpaces(words))
  const read = pages.flatMap((page, at) => countersIn(page, at))
  const row = longestRow(read)
  const [first] = row
  const last = row.at(-1)
  if (!first || !last || !isRow(row, pages)) return withStrokes(pages, spaced)
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

/** Those that go on from page to page at one place, most of all. */
function longestRow(read: readonly Counter[]): Counter[] {
  const rows = read.map((first) =>
    read.filter(
      (other) => other.of === first.of && offset(other) === offset(first) && isAt(other.word, first.word),
    ),
  )
  return rows.reduce<Counter[]>((best, each) => (each.length > best.length ? each : best), [])
}

const isRow = (row: readonly Counter[], pages: readonly Page[]): boolean =>
  row.length >= leastFitting && row.length * 2 >= pages.length

/** '1I5', '25', '35': where the stroke of hardly any page was read, the numbers that go on over one total tell where it stood. */
function withStrokes(pages: readonly Page[], spaced: readonly Word[][]): Word[][] {
  const row = longestRow(pages.flatMap((page, at) => countersIn(page, at, partsWithout)))
  if (!isRow(row, pages)) return [...spaced]
  const texts = new Map(row.map(({ word, number, of }) => [word, `${number}/${of}`]))
  return spaced.map((words) =>
    words.map((word) => {
      const text = texts.get(word)
      return text === undefined || text === word.text ? word : settledAs(word, text, settled)
    }),
  )
}

/** The two numbers of a text, in every way it can be read. */
type Parts = (text: string) => [number: number, of: number][]

const partsWith: Parts = (text) => partedBy('/', 1, text)

/** '115' may be '1/5', '1/15' and '11/5'. */
const partsWithout: Parts = (text) =>
  [1, 2, 3].flatMap((figures) => [...partedBy(stroke, figures, text), ...partedBy('', figures, text)])

function partedBy(sign: string, figures: number, text: string): [number: number, of: number][] {
  const number = sign === '/' ? '\\d{1,3}' : `\\d{${figures}}`
  const [, own, of] = new RegExp(`^(${number})${sign}(\\d{1,3})$`).exec(text) ?? []
  return own === undefined || of === undefined ? [] : [[Number(own), Number(of)]]
}

function countersIn({ words, height }: Page, at: number, partsOf: Parts = partsWith): Counter[] {
  return words.flatMap((word) => {
    const middle = word.box.y + word.box.height / 2
    if (middle > margin * height && middle < (1 - margin) * height) return []
    const parts = partsOf(word.text).filter(([number, of]) => number >= 1 && number <= of)
    return parts.map(([number, of]) => ({ at, word, number, of }))
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
