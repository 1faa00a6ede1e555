/** The words of a page in rows, top to bottom and left to right: what the mutations need to know of it, no reader's idea of it. */
import type { Page, Word } from '../../../src/engine/read/positioned-text.ts'

/** Words whose feet stand within so many points of each other are one row. */
const tolerance = 2

export function wordsInRows(page: Page): Word[][] {
  const foot = ({ box }: Word) => box.y + box.height
  const rows: Word[][] = []
  for (const word of [...page.words].sort((a, b) => foot(a) - foot(b))) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (row !== undefined && last !== undefined && foot(word) - foot(last) < tolerance) row.push(word)
    else rows.push([word])
  }
  return rows.map((row) => row.sort((a, b) => a.box.x - b.box.x))
}

/** The pages with other words, numbered from one in their order. */
export function numbered(pages: readonly Page[]): Page[] {
  return pages.map((page, at) => {
    const onPage = <T extends { box: { page: number } }>(each: T): T => ({
      ...each,
      box: { ...each.box, page: at + 1 },
    })
    return { ...page, number: at + 1, words: page.words.map(onPage), marks: page.marks.map(onPage) }
  })
}
