/** Prints that set the name of an account twice: as a heading, often with its balance beside it, and in a row of its table. */
import type { Line } from '../../read/positioned-text.ts'
import { cellsIn } from '../../read/segments.ts'
import { keyOf } from '../label-keys.ts'
import { textOf } from '../printed-values.ts'
import { partsIn } from '../row-parts.ts'
import { type BlockLabels, isAmount } from './name-lines.ts'

/** So many lines may stand between them: a day, a word on the status, a subheading, the rest of a long name. */
const farthest = 4

/**
 * Index of the heading above a row that labels a name: as much of that name as each of them had room for, with nothing
 * beside it but an amount. -1 where there is none. The letters need not differ from those of the rows, since the name tells.
 */
export function headOfName(
  lines: readonly Line[],
  at: number,
  { keys, isNameLabel }: Pick<BlockLabels, 'keys' | 'isNameLabel'>,
): number {
  const row = lines[at]
  const own = row && partsIn(row, keys).find(({ label }) => label !== null && isNameLabel(label))?.value
  const name = keyOf(textOf(own ?? []))
  if (row === undefined || name === '') return -1
  return lines.findLastIndex((line, index) => {
    if (index >= at || at - index > farthest || line.box.page !== row.box.page) return false
    const [head, ...others] = cellsIn(line)
    const key = keyOf(head?.text ?? '')
    const words = Math.min(head?.words.length ?? 0, own?.length ?? 0)
    const isOfName = key === name || (words > 1 && (name.startsWith(key) || key.startsWith(name)))
    return key !== '' && isOfName && others.every(isAmount)
  })
}
