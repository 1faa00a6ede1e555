/** Decision 33: no letter carries digits of the Social Security number that its packet disputes, or that nobody has settled. */
import type { Finding } from '../../../engine/audit/finding.ts'
import type { OwnWords } from '../../../engine/letters/case-file.ts'
import type { DigitsStanding } from './settle-digits.ts'

type Standing = Pick<DigitsStanding, 'printed' | 'digits'>

/** Which of the printed digits, other than the settled ones, stand in a text as a number of their own. */
export function unsettledDigitsIn(text: string, { printed, digits }: Standing): string[] {
  return [...new Set(printed.map((each) => each.digits))].filter(
    (each) => each !== digits && numberOf(each).test(text),
  )
}

/** Whether an item is about the digits themselves: what is printed is its evidence, and may be named. */
export function isAboutDigits(finding: Pick<Finding, 'evidence'> | undefined): boolean {
  return finding?.evidence.some(({ field }) => field === 'ssnLast4') ?? false
}

/** Own words that were saved while digits were settled which no longer are: these digits are masked in the letter. */
export function withoutUnsettledDigits(
  words: readonly OwnWords[],
  standing: Standing,
  findings: readonly Finding[],
): OwnWords[] {
  return words.map((each) => {
    const finding = findings.find(({ fingerprint }) => fingerprint === each.finding)
    if (isAboutDigits(finding)) return each
    const text = unsettledDigitsIn(each.text, standing).reduce(
      (masked, digits) => masked.replace(numberOf(digits, 'g'), 'XXXX'),
      each.text,
    )
    return { ...each, text }
  })
}

const numberOf = (digits: string, flags = '') => new RegExp(`(?<!\\d)${digits}(?!\\d)`, flags)
