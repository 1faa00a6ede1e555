/** A label or heading printed with other words in its place, on every page. */
import type { Page, Word } from '../../../src/engine/read/positioned-text.ts'
import { wordsInRows } from './words-in-rows.ts'

/** Points beside a label that are no gap between words of one phrase. */
const gap = 5

interface Place {
  words: Word[]
  /** Where the next word of the row begins; null at its end. */
  until: number | null
}

/** How often the label stands in a place of its own: not in a sentence, not as a part of a longer label. */
export function countLabel(rows: readonly (readonly Word[])[], label: string): number {
  return placesOf(rows, label).length
}

/** All places of the label with those words instead, in the room that there is. */
export function renameLabel(pages: readonly Page[], label: string, name: string): Page[] {
  return pages.map((page) => {
    const places = placesOf(wordsInRows(page), label)
    if (places.length === 0) return page
    const gone = new Set(places.flatMap(({ words }) => words))
    return {
      ...page,
      words: [
        ...page.words.filter((word) => !gone.has(word)),
        ...places.flatMap((place) => written(place, name)),
      ],
    }
  })
}

function placesOf(rows: readonly (readonly Word[])[], label: string): Place[] {
  const wanted = label.toLowerCase().split(' ')
  return rows.flatMap((row) =>
    row.flatMap((_, at): Place[] => {
      const words = row.slice(at, at + wanted.length)
      if (!wanted.every((text, each) => plain(words[each]) === text)) return []
      const before = row[at - 1]
      const after = row[at + wanted.length]
      const [first, last] = [words[0], words.at(-1)]
      if (first === undefined || last === undefined) return []
      // The end of a value or a bar may stand right before a label that ends with a colon, a word of a phrase may not.
      const endsItself = last.text.endsWith(':')
      const isFree =
        (before === undefined || first.box.x - right(before) > gap || before.text === '|') &&
        (endsItself || after === undefined || after.box.x - right(last) > gap)
      if (saysStatus(label, before?.text)) return []
      const isInner = words.slice(0, -1).some((word) => /[:|]$/.test(word.text))
      return isFree && !isInner ? [{ words, until: after?.box.x ?? null }] : []
    }),
  )
}

/** 'Condition   Closed', 'Remarks   CLOSED': the word that elsewhere stands before the date of closing is a value here. */
const saysStatus = (label: string, before = ''): boolean =>
  /^closed$/i.test(label) && /^(Condition|Remarks?|Comments?|Status):?$/i.test(before)

const right = ({ box }: Word) => box.x + box.width
const plain = (word: Word | undefined) => word?.text.toLowerCase().replace(/:$/, '')

function written({ words, until }: Place, name: string): Word[] {
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined) return []
  const text = last.text.endsWith(':') ? `${name}:` : name
  const own = words.reduce((sum, word) => sum + [...word.text].length, words.length - 1)
  const width = (right(last) - first.box.x) / own
  const room = until === null ? Number.POSITIVE_INFINITY : until - first.box.x - 2
  const letter = Math.min(width, room / [...text].length)
  let x = first.box.x
  return text.split(' ').map((part) => {
    const length = [...part].length
    const word = { ...first, text: part, box: { ...first.box, x, width: length * letter } }
    x += (length + 1) * letter
    return word
  })
}
