/** The Comment section: 'Current:' and 'Previous:' remarks. */
import type { Line } from '../../read/positioned-text.ts'
import type { Printed } from '../credit-report.ts'
import { textOf } from '../fields/field-values.ts'
import { printed } from '../printed-values.ts'
import { plainText } from './report-lines.ts'

/** The current remarks, wrapped ones joined. Previous ones no longer describe the account and are not kept. */
export function readComments(lines: readonly Line[], pageWidth: number): Printed<string>[] {
  const current: Line[] = []
  let open = true
  for (const line of lines) {
    const text = plainText(line)
    if (/^Current:/i.test(text)) open = true
    if (/^Previous:/i.test(text)) open = false
    const rest = line.words.filter((word) => !/^(Current|Previous):$/i.test(word.text))
    if (open && rest.length > 0 && !/^(None|-|–)\.?$/i.test(textOf(rest)))
      current.push({ ...line, words: rest })
  }
  return paragraphs(current, pageWidth)
}

/** Lines to paragraphs: a line goes on when it fills the width or does not end a sentence that the next continues. */
export function paragraphs(lines: readonly Line[], pageWidth: number): Printed<string>[] {
  const groups: Line[][] = []
  for (const line of lines) {
    const group = groups[groups.length - 1]
    const last = group?.[group.length - 1]
    if (group && last && continues(last, line, pageWidth)) group.push(line)
    else groups.push([line])
  }
  return groups.map((group) => {
    const words = group.flatMap((line) => line.words)
    return printed(textOf(words), textOf(words), words)
  })
}

function continues(last: Line, next: Line, pageWidth: number): boolean {
  if (/^[a-z(]/.test(textOf(next.words))) return true
  const fills = last.box.x + last.box.width > 0.8 * pageWidth
  return fills && !/[.!?]$/.test(textOf(last.words))
}
