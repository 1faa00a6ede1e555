/** Specks between the columns of a page, read as a mark that stands behind a word or above it, with no word near: a row of labels with one in it is none. */
import { linesOf } from '../../read/lines.ts'
import type { Page } from '../../read/positioned-text.ts'
import { cellsIn } from '../../read/segments.ts'
import { type ToldWords, withWords } from './told-words.ts'

/** No dash, which stands for nothing printed. */
const mark = /^[;,'"`\u2018\u2019\u201c\u201d]$/
/** A colon may stand in a column of its own, but begins no line. */
const atStart = ':'
/** Surer than this, something is printed there. */
const hardly = 0.3

/** The pages without them. */
export const withoutLoneSpecks = (pages: readonly Page[]): Page[] =>
  pages.map((page) => {
    const changed: ToldWords = new Map()
    for (const line of linesOf(page))
      for (const [at, { words }] of cellsIn(line).entries()) {
        const [only, ...others] = words
        if (only === undefined || others.length > 0 || only.confidence === undefined) continue
        const isMark = mark.test(only.text) || (at === 0 && only.text === atStart && line.words.length > 1)
        if (isMark && only.confidence < hardly) changed.set(only, [])
      }
    return withWords(page, changed)
  })
