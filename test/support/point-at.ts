/** A person's pointing at a line of pages, as the product makes it. */
import { boxAround, linesOf } from '../../src/engine/read/lines.ts'
import type { Page } from '../../src/engine/read/positioned-text.ts'
import { withWordsJoined } from '../../src/engine/read/touching-words.ts'
import type { Bureau } from '../../src/engine/report/credit-report.ts'
import type { PointedMeaning, Pointing } from '../../src/engine/report/hints/hints.ts'
import { partWithForm } from '../../src/engine/report/hints/part-with-form.ts'

/**
 * The part of the first line with this text that has the meaning's form.
 * @param nth which of the lines with this text, from 0
 * @param part first and last word that the person chose, from 0; without it the whole line
 */
export function pointAt(
  pages: readonly Page[],
  text: RegExp,
  meaning: PointedMeaning,
  {
    bureau = 'Experian',
    nth = 0,
    part: [from, to] = [0, 1000],
  }: { bureau?: Bureau; nth?: number; part?: readonly [number, number] } = {},
): Pointing {
  const line = pages
    .map(withWordsJoined)
    .flatMap(linesOf)
    .filter((each) => text.test(each.text))[nth]
  if (line === undefined) throw new Error(`no line says ${text}`)
  const chosen = line.words.slice(from, to + 1)
  const own = partWithForm(
    chosen.map((word) => word.text),
    meaning,
  )
  if (typeof own === 'string') throw new Error(`${line.text}: ${own}`)
  const words = chosen.slice(own.from, own.to + 1)
  return { box: boxAround(words), words: words.map((word) => word.text).join(' '), meaning, bureau }
}
