import { boxAround } from '../../../engine/read/lines.ts'
import type { FileLines, PlacedLine } from '../../../engine/read/page-lines.ts'
import type { Box } from '../../../engine/read/positioned-text.ts'
import { formOf, type LinePart, partWithForm } from '../../../engine/report/hints/part-with-form.ts'
import type { LineMeaning } from '../../../shared/api/pointing.ts'
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
  if (!line || from > to || to >= line.words.length)
    throw new Refusal('not_found', 'This report has no such line. Please look at the page again.')
  const chosen = line.words.slice(from, to + 1)
  const part = partWithForm(
    chosen.map(({ text }) => text),
    pointed.meaning,
  )
  if (part === 'several')
    throw new Refusal(
      'invalid_input',
      'Several parts of this line could be that. Choose the words themselves.',
    )
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

function sentenceOf(meaning: LineMeaning): string {
  switch (formOf(meaning)) {
    case 'day':
      return 'There is no date with its day in these words.'
    case 'date':
      return 'There is no date in these words.'
    case 'money':
      return 'There is no amount in these words.'
    case 'number':
      return 'There is no account number in these words.'
    case 'report number':
      return 'There is no number of a report in these words.'
    case 'bureau':
      return 'These words do not name Experian, Equifax or TransUnion.'
    default:
      return 'These words cannot be that.'
  }
}
