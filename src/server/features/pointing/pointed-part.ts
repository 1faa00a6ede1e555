import { boxAround } from '../../../engine/read/lines.ts'
import type { FileLines, PlacedLine } from '../../../engine/read/page-lines.ts'
import type { Box } from '../../../engine/read/positioned-text.ts'
import { formOf, type LinePart, partWithForm } from '../../../engine/report/hints/part-with-form.ts'
import type { LineMeaning } from '../../../shared/api/pointing.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/** The part of a line that has the form of what it is said to be. */
export interface PointedPart {
  line: PlacedLine
  /** First and last word within the line, from 0. */
  from: number
  to: number
  text: string
  box: Box
}

/**
 * @param words the part that the person chose; without it the whole line
 * Errors: not_found for a line or words that are not there, invalid_input for a part without the form, or with it twice.
 */
export function pointedPart(
  file: FileLines | null,
  pointed: { line: number; words?: LinePart | undefined; meaning: LineMeaning },
): PointedPart {
  const line = file?.lines[pointed.line]
  const { from, to } = pointed.words ?? { from: 0, to: (line?.words.length ?? 0) - 1 }
  if (!line || from > to || to >= line.words.length) throw new Refusal('not_found', says('pointing.noLine'))
  const chosen = line.words.slice(from, to + 1)
  const part = partWithForm(
    chosen.map(({ text }) => text),
    pointed.meaning,
  )
  if (part === 'several') throw new Refusal('invalid_input', says('pointing.severalParts'))
  if (part === 'none') throw new Refusal('invalid_input', sentenceOf(pointed.meaning))
  const own = chosen.slice(part.from, part.to + 1)
  return {
    line,
    from: from + part.from,
    to: from + part.to,
    text: own.map(({ text }) => text).join(' '),
    box: boxAround(own),
  }
}

function sentenceOf(meaning: LineMeaning): Sentence {
  switch (formOf(meaning)) {
    case 'day':
      return says('pointing.noDay')
    case 'date':
      return says('pointing.noDate')
    case 'money':
      return says('pointing.noAmount')
    case 'number':
      return says('pointing.noNumber')
    case 'report number':
      return says('pointing.noReportNumber')
    case 'bureau':
      return says('pointing.noBureau')
    default:
      return says('pointing.cannotBe')
  }
}
