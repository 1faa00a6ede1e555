import type { Page } from '../read/positioned-text.ts'
import type { LayoutFamily } from './credit-report.ts'

/**
 * Marks that only one layout prints. A bureau's name is no mark: every report names the other two.
 * The weight says how sure a mark alone makes us; 4 and more is recognised.
 */
const marks: Record<LayoutFamily, [RegExp, number][]> = {
  'experian-acr': [
    [/Annual Credit Report - Experian/i, 3],
    [/usa\.experian\.com\/acr\/printReport/i, 3],
    [/At a Glance[\s\S]{0,400}Hard Inquir/i, 2],
    [/Date Generated[\s\S]{0,200}Report Number/i, 2],
    [/\bName ID #\d/i, 1],
    [/\bAddress ID #\d/i, 1],
    [/\bPayment history guide\b/i, 1],
  ],
  'equifax-acr': [
    [/EFX-ACR/, 3],
    [/\b0{6,}\d-DISC\b/, 2],
    [/equifax\.com\/personal\/disputes/i, 2],
    [/EQUIFAX\s+Credit Report/i, 1],
    [/Prepared for:[\s\S]{0,120}Confirmation # ?\d/i, 3],
    [/Date of 1st Delinquency:/i, 2],
    [/Loan\/Account Type:/i, 1],
    [/Narrative Code\(s\):/i, 1],
  ],
  'transunion-acr': [
    [/Personal Credit Report for:/i, 3],
    [/annualcreditreport\.transunion\.com\/dss\/disclosure/i, 3],
    [/Accounts with Adverse Information/i, 2],
    [/Estimated month and year (that )?this item will be/i, 2],
    [/Visit transunion\.com\/dispute/i, 1],
    [/TransUnion Credit Report/i, 1],
  ],
}

/** Below this a file may only talk about a report. */
const enough = 4

/** The words any report has; a file with most of them is a credit report, of whatever layout. */
const commonWords = [
  /\bcredit (report|file|score)\b/i,
  /\baccount (number|#|type)/i,
  /\bdate opened\b/i,
  /\b(payment (history|status)|pay status)\b/i,
  /\binquir(y|ies)\b/i,
  /\bpast due\b/i,
  /\b(credit limit|high (balance|credit))\b/i,
  /\b(Experian|Equifax|TransUnion)\b/,
]

/** Text of the pages in the order of the file; only to look for marks in. */
export function plainTextOf(pages: readonly Page[]): string {
  return pages.map((page) => page.words.map((word) => word.text).join(' ')).join('\n')
}

/** Score of every layout in this text. */
export function scoreLayouts(text: string): { family: LayoutFamily; score: number }[] {
  const families = Object.keys(marks) as LayoutFamily[]
  return families
    .map((family) => ({
      family,
      score: marks[family].reduce((sum, [mark, weight]) => sum + (mark.test(text) ? weight : 0), 0),
    }))
    .sort((a, b) => b.score - a.score)
}

/**
 * The layout of a report by its strong marks; null when none is sure, or when two are (several reports in one file).
 */
export function recognise(pages: readonly Page[]): { family: LayoutFamily; score: number } | null {
  const [best, next] = scoreLayouts(plainTextOf(pages))
  if (!best || best.score < enough) return null
  return next && next.score >= enough ? null : best
}

/** What a file is that recognise() does not know, to tell the person. */
export function describeUnrecognised(
  pages: readonly Page[],
): 'several' | 'three-bureau' | 'other-report' | 'no-report' {
  const text = plainTextOf(pages)
  if (scoreLayouts(text).filter(({ score }) => score >= enough).length > 1) return 'several'
  const found = commonWords.filter((word) => word.test(text)).length
  if (found < 5) return 'no-report'
  const columns = /TransUnion.{0,40}Experian.{0,40}Equifax|Equifax.{0,40}Experian.{0,40}TransUnion/
  return /\b(three|3)[ -]bureau\b/i.test(text) || columns.test(text) ? 'three-bureau' : 'other-report'
}
