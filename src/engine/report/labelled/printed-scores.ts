/** Credit scores that a report prints beside their model: 'FICO Score 8' and '712'. */
import type { Line } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import type { PrintedScore } from '../credit-report.ts'
import { printed } from '../printed-values.ts'

const model = /\b(FICO\W{0,2} Score[\u00ae\u2122]?( \d{1,2}\b)?|VantageScore[\u00ae\u2122]? \d\.\d)/i
/** So many rows below its model a score may stand. */
const below = 3

/** A score stands in a cell of its own, or right behind its model; the ends of the scale ('300 - 850') are none. */
export function readScores(lines: readonly Line[]): PrintedScore[] {
  const scores: PrintedScore[] = []
  for (const [at, line] of lines.entries()) {
    const found = model.exec(line.text)?.[0]
    if (found === undefined || line.words.length > 12) continue
    const cells = lines.slice(at, at + 1 + below).flatMap((each) => {
      const own = each === line ? cellsBehindModel(each) : segmentsOf(each)
      return own.length > 0 && (each === line || model.exec(each.text) === null) ? own : []
    })
    const cell = cells.find(({ text }) => isScore(text))
    if (cell === undefined || scores.some(({ score }) => score.box === cell.box)) continue
    scores.push({
      score: printed(Number(cell.text), cell.text, cell.box),
      model: found.replace(/[®™:]/g, '').trim(),
    })
  }
  return scores
}

/** The cells of the model's own row, and the number that stands right behind it. */
function cellsBehindModel(line: Line): Line[] {
  const cells = segmentsOf(line)
  const last = line.words.at(-1)
  const isBehind = last !== undefined && /\b(Score|\d{1,2}|\d\.\d)\W{0,2} \d{3}$/i.test(line.text)
  return isBehind ? [...cells, { text: last.text, words: [last], box: last.box }] : cells
}

function isScore(text: string): boolean {
  return /^\d{3}$/.test(text) && Number(text) >= 300 && Number(text) <= 850
}
