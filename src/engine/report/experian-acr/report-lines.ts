/** How a line of an Experian report is set, and its text without icons. */
import type { Line } from '../../read/positioned-text.ts'
import { textOf } from '../fields/field-values.ts'

const icon = /^[\ue000-\uf8ff]+$/

/** A line's text without the private-use icons that stand before headings. */
export function plainText(line: Line): string {
  return textOf(line.words.filter((word) => !icon.test(word.text)))
}

/** The largest font size in the line. */
export const sizeOf = (line: Line): number => Math.max(...line.words.map((word) => word.size))

export const isBold = (line: Line): boolean => line.words.every((word) => word.bold || icon.test(word.text))

/** '-' in any of its shapes, or nothing: the label is printed and its value is not. */
export const isBlank = (text: string): boolean => /^[-\u2010-\u2015\u2212\s]*$/.test(text)
