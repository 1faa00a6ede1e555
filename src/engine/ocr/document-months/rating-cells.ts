/** Ratings of a row of months that were read as other signs of their shape: '(elo)', '00' or '60' among charge-offs ('CO'), 'XK' among months on time. */
import { linesOf } from '../../read/lines.ts'
import type { Page, Word } from '../../read/positioned-text.ts'
import { disputed, settledAs, withWords } from '../document/told-words.ts'

/** A row of months has so many ratings. */
const fewest = 5
const ratings = /^(?:OK|CO|C\/O|C|30|60|90|120|150|180|ND|[-\u2713\u2014])$/
/** Two round signs, however they were read: 'C0', '(oo)', '(elo)', 'G0'; and the figures of their shape. */
const round = /^(?:[CGce(\u00a9\u20ac][l1I]?[oO0QD()]{1,2}|[0Oo]{2}|60|C|[\u00a2\u00a9\u20ac])$/
/** What 'OK' is read as: one of its letters is there, and no figure of a rating. */
const onTime = /^(?:[O0Q][KkX<IE]|[IX]K|OK\p{P})$/u
const around = /^["'`*.:[({|1]*|["'`*.:\])}|]*$/g
/** Payment patterns have so many signs, and so many of a document one length. */
const shortest = 12
const fewestPatterns = 3

/** Only recognised pages change. */
export function withRatingCells(pages: readonly Page[], isRecognised: readonly boolean[]): Page[] {
  const length = patternLength(pages)
  return pages.map((page, at) => {
    if (isRecognised[at] !== true) return page
    const changed = new Map<Word, Word>()
    const rows = linesOf(page).map(({ words }) => words)
    for (const [row, words] of rows.entries())
      for (const [word, text] of [
        ...mendedRow(words, rows.slice(row + 1)),
        ...mendedRuns(words),
        ...mendedPatterns(words, length),
      ])
        changed.set(word, settledAs(word, text, disputed))
    return withWords(page, changed)
  })
}

/** @param below the rows below it, of which the next year's is the next */
function mendedRow(words: readonly Word[], below: readonly (readonly Word[])[]): [Word, string][] {
  const year = Number(/^20\d{2}$/.exec(words[0]?.text ?? '')?.[0])
  const yearBefore = below.slice(0, 2).find(([first]) => first?.text === String(year - 1)) ?? []
  const count = [...words, ...yearBefore].filter(({ text }) => ratings.test(text)).length
  if (count < fewest) return []
  return words.flatMap((word, at): [Word, string][] => {
    const { text } = word
    // Before January stands December of the row below.
    const isFirst = at === 1 && !Number.isNaN(year)
    const [before, behind] = [isFirst ? yearBefore.at(-1)?.text : words[at - 1]?.text, words[at + 1]?.text]
    const beside = [before, behind]
    const core = text.replace(around, '') || text
    if (text === 'CO' || text === 'OK') return []
    const areOff = beside.every((each) => each === 'CO' || each === '180') && beside.includes('CO')
    if (areOff && (round.test(core) || round.test(text))) return [[word, 'CO']]
    // At the end of a row one neighbour tells that it may be another rating, not which.
    const isDoubtful =
      beside.includes('CO') &&
      (text === '60' || text === 'C') &&
      !beside.includes('30') &&
      !beside.includes('90')
    if (isDoubtful && !beside.includes('C')) return [[word, text]]
    const areOnTime = before === 'OK' && behind === 'OK'
    return areOnTime && onTime.test(text) ? [[word, 'OK']] : []
  })
}

/** Signs of round letters and figures alone: what is left of 'CO' in the smallest print. */
const roundish = /^[CGce(\u00a2\u00a9\u20ac06Oo)]{1,3}$/
const fewestOfRun = 4
const fewestOff = 2

/** A run of charge-offs of which two at least were read, and the others as round signs of several kinds: nothing else is rated so. */
function mendedRuns(words: readonly Word[]): [Word, string][] {
  const isRound = (at: number) => {
    const text = words[at]?.text ?? ''
    const beside = [words[at - 1]?.text, words[at + 1]?.text]
    const isOnItsWay = text === '60' && (beside.includes('30') || beside.includes('90'))
    return text === 'CO' || (roundish.test(text) && !isOnItsWay)
  }
  const runs: Word[][] = []
  for (const [at, word] of words.entries()) {
    if (!isRound(at)) continue
    if (at > 0 && isRound(at - 1)) runs.at(-1)?.push(word)
    else runs.push([word])
  }
  return runs.flatMap((run) => {
    const others = run.filter(({ text }) => text !== 'CO')
    const isOff = run.length >= fewestOfRun && run.length - others.length >= fewestOff
    const areSeveral = new Set(others.map(({ text }) => text)).size >= fewestOff
    return isOff && areSeveral ? others.map((word): [Word, string] => [word, 'CO']) : []
  })
}

/** How many months the payment patterns of the document have, one figure each; null where few are told so. */
function patternLength(pages: readonly Page[]): number | null {
  const counts = new Map<number, number>()
  for (const { text } of pages.flatMap(({ words }) => words))
    if (text.length >= shortest && /^\d+$/.test(text))
      counts.set(text.length, (counts.get(text.length) ?? 0) + 1)
  const [best] = [...counts].sort((a, b) => b[1] - a[1])
  return best !== undefined && best[1] >= fewestPatterns ? best[0] : null
}

/** A pattern that is longer by the one figure that its neighbours are not: an edge of one of them was read as a figure. */
function mendedPatterns(words: readonly Word[], length: number | null): [Word, string][] {
  return words.flatMap((word): [Word, string][] => {
    const { text } = word
    if (length === null || text.length !== length + 1 || !/^(\d)\1+\d\1+$/.test(text)) return []
    const usual = text.slice(0, 1)
    return [[word, usual.repeat(length)]]
  })
}
