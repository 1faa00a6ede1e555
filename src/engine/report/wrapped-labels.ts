/** Labels that go on in the rows below: a table's columns may be narrower than they are. */
import type { Word } from '../read/positioned-text.ts'
import type { RowPart } from './label-keys.ts'
import { keyOf, type LabelKeys, labelAtStart } from './label-keys.ts'
import { isLabel } from './row-parts.ts'

/** How far two left edges may differ, in points, and still be edges of one column. */
const aligned = 4

/** 'Delinquency First' above 'Reported': a label in a narrow column goes on in the row below. */
export function joinWrappedLabels(rows: RowPart[][], labels: LabelKeys): void {
  for (const [at, parts] of rows.entries()) {
    for (const part of parts) {
      if (part.label !== null && part.words.at(-1)?.text.endsWith(':')) continue
      // A long label may go on over several rows.
      for (
        let below = rows[at + 1], step = 1;
        below !== undefined && step < 4;
        step += 1, below = rows[at + step]
      ) {
        if (!joinWith(part, parts, below, labels)) break
        part.span = step
      }
    }
  }
}

/** @returns true when a part of the row below is the rest of the label, or a further piece of it */
function joinWith(part: RowPart, row: RowPart[], below: RowPart[], labels: LabelKeys): boolean {
  const left = part.words[0]?.box.x ?? 0
  const at = below.findIndex(
    ({ words, label }) => label === null && Math.abs((words[0]?.box.x ?? -99) - left) <= aligned,
  )
  const next = below[at]
  if (next === undefined) return false
  const joined = joinOf(part, next, labels)
  if (joined === null) return false
  Object.assign(part, joined)
  Object.assign(next, { isUnknownLabel: false, words: [], value: [] })
  if (part.value.length > 0) return true
  // The value stands beside the label's first row, or beside its last; there not farther than the next label above.
  const [beside, besideEnd] = [row[row.indexOf(part) + 1], below[at + 1]]
  const edge = beside?.words[0]?.box.x ?? Number.POSITIVE_INFINITY
  const isOwn = (other: RowPart | undefined): other is RowPart => other !== undefined && !isLabel(other)
  const value =
    isOwn(beside) && beside.words.length > 0
      ? beside
      : isOwn(besideEnd) && (besideEnd.words[0]?.box.x ?? edge) < edge - aligned
        ? besideEnd
        : null
  if (value === null) return true
  part.value = value.words
  value.words = []
  return true
}

function joinOf(part: RowPart, next: RowPart, labels: LabelKeys): RowPart | null {
  const own = labelPrefix(part, labels)
  if (own.length === 0) return null
  const both = labelAtStart([...own, ...next.words], labels)
  if (both === null || both.count <= own.length) return null
  const value = part.label === null ? part.words.slice(own.length) : part.value
  return {
    label: both.label,
    isUnknownLabel: false,
    words: [...own, ...next.words.slice(0, both.count - own.length)],
    value: [...value, ...next.words.slice(both.count - own.length), ...next.value],
  }
}

/** The first words of a part as far as they begin a label. */
function labelPrefix(part: RowPart, labels: LabelKeys): Word[] {
  let key = ''
  const end = part.words.findIndex((word) => {
    key += keyOf(word.text)
    return !labels.isBeginning(key)
  })
  return end === -1 ? part.words : part.words.slice(0, end)
}
