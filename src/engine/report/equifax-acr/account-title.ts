/** Where an account begins: its creditor's name above the first labels. */
import type { Line } from '../../read/positioned-text.ts'
import { isAddress } from '../fields/address-lines.ts'
import { hasLabelOf, labelsOf } from '../labelled-rows.ts'
import { accountLabels, anchorLabels } from './account-labels.ts'
import { isLegendText, regionOpenedBy } from './account-line-kinds.ts'

/** How the file sets names, learnt from the file itself. */
export interface TitleStyle {
  /** Smallest font size of a name; null when names are set like everything else. */
  size: number | null
  /** The usual size of labels and values. */
  usual: number
  /** Left edge of the section, in points. */
  left: number
}

/** Names are set larger than labels by at least this factor, if they are set apart at all. */
const apart = 1.04
/** A name and its address take at most so many lines before the first label. */
const longestTitle = 5

export function titleStyleOf(lines: readonly Line[]): TitleStyle {
  const labelled = lines.filter(isLabelled)
  const sizes = labelled.flatMap((line) => line.words.map((word) => word.size)).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  const aboveAnchors = lines.filter((line, at) => {
    if (isLabelled(line) || regionOpenedBy(line) !== null) return false
    const next = lines.slice(at + 1, at + 3).find(isLabelled)
    return next !== undefined && labelsOf(next, accountLabels).some((label) => anchorLabels.includes(label))
  })
  const larger = aboveAnchors.filter((line) => smallest(line) > usual * apart)
  return {
    size: larger.length > 0 ? Math.min(...larger.map(smallest)) * 0.97 : null,
    usual,
    left: Math.min(...lines.map((line) => line.box.x)),
  }
}

/**
 * How many lines from `at` on are an account's name; 0 when none begins there. A name stands above labels; where names
 * are set like the rest, it must also stand at the left edge above labels that the open account already has.
 */
export function titleLength(
  lines: readonly Line[],
  at: number,
  style: TitleStyle,
  repeats: (labels: readonly string[]) => boolean,
): number {
  const ahead = lines.slice(at, at + longestTitle + 1)
  const end = ahead.findIndex((line) => isLabelled(line) || regionOpenedBy(line) !== null)
  const first = ahead[0]
  const labelled = ahead[end]
  if (first === undefined || labelled === undefined || end < 1 || !isLabelled(labelled)) return 0
  // A row of figures whose table lost its heading.
  if (!/\p{L}{2}/u.test(first.text)) return 0
  if (ahead.slice(0, end).some((line) => isLegendText(line) || isOfOtherSection(line))) return 0
  if (style.size !== null) {
    const least = style.size
    const other = ahead.slice(0, end).findIndex((line) => smallest(line) < least)
    const length = other === -1 ? end : other
    // A subheading in yet another size is not a part of the name.
    return length > 0 && ahead.slice(0, length).every((line) => near(smallest(line), smallest(first)))
      ? length
      : 0
  }
  if (
    first.box.x > style.left + 6 ||
    isAddress(first.text) ||
    isSentence(first) ||
    !repeats(labelsOf(labelled, accountLabels))
  )
    return 0
  const address = ahead.slice(0, end).findIndex((line) => isAddress(line.text))
  return address === -1 ? end : address
}

/** Prose, such as the sentence between the section's heading and the first account. */
export function isSentence({ words }: Line): boolean {
  const small = words.filter((word) => /^[a-z]/.test(word.text))
  return words.length > 3 && small.length > 0.6 * words.length
}

/** The labels of collections and of public records, whose heading may be lost. No creditor's name begins so. */
function isOfOtherSection({ text }: Line): boolean {
  return /^(Account Designator Code|Date Assigned|Date Filed|Original Creditor( Name)?|Original Amount Owed|Collection Agency|Creditor Classification|Balance Date|Status Date|Reference Number|Case Number)\b/i.test(
    text,
  )
}

const isLabelled = (line: Line): boolean => hasLabelOf(line, accountLabels)

function smallest(line: Line): number {
  return Math.min(...line.words.map((word) => word.size))
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.1 * b
}
