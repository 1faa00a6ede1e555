import type { Line } from '../../read/positioned-text.ts'
import { keyOf } from '../label-keys.ts'
import { rightOf } from './line-of.ts'

/** A label and its value are further apart than this share of the font size; words of one text are not. */
const laneGap = 0.6

/** True when the row begins with a known label and has a lane's gap, or nothing, behind it. */
export function beginsWithLabel({ words }: Line, labels: ReadonlySet<string>): boolean {
  let key = ''
  return words.some((word, at) => {
    key += keyOf(word.text)
    const next = words[at + 1]
    return labels.has(key) && (next === undefined || next.box.x - rightOf(word) > laneGap * word.size)
  })
}
