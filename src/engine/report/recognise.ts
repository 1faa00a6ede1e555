import { linesOf } from '../read/lines.ts'
import type { Page } from '../read/positioned-text.ts'
import { type Bureau, bureaus, type LayoutFamily } from './credit-report.ts'
import { accountPlans } from './labelled/account-plans.ts'
import { labelsAccounts } from './labelled/labels-in-words.ts'
import type { Layout } from './layout.ts'
import { layouts } from './layouts.ts'
import { bureauNamed } from './three-bureau/bureau-columns.ts'

/** Below this a file may only talk about a report. */
export const sureScore = 4

/** The words any report has; a file with most of them is a credit report, of whatever layout. */
const commonWords = [
  /\bcredit (report|file|score)\b|\b(file|consumer) disclosure\b|\b(informe|reporte|puntaje) de crédito\b/i,
  /\baccount (number|#|type)|\b(número|tipo) de (la )?cuenta\b/i,
  /\bdate opened\b|\bfecha de apertura\b/i,
  /\b(payment (history|status)|pay status)\b|\b(historial|estado) de pagos?\b/i,
  /\binquir(y|ies)\b|\bconsultas\b/i,
  /\bpast due\b|\b(monto|saldo) vencido\b|\bcantidad vencida\b/i,
  /\b(credit limit|high (balance|credit))\b|(^|\s)(límite de crédito|saldo más alto|saldo máximo)\b/i,
  /\b(Experian|Equifax|TransUnion)\b/,
  // What stands behind the labels, whatever they are called.
  /\b(individual|joint|authorized) account\b/i,
  /\b(revolving|install?ment|mortgage) account\b/i,
  /\bpa(id|ying|ys) (or paying )?as agreed\b/i,
]

/** The heading of three columns; a sentence that names the three bureaus has commas or words between them. */
const bureauColumns =
  /\b(Experian|Equifax|TransUnion)[^\w,]{1,40}(?!\1)(Experian|Equifax|TransUnion)[^\w,]{1,40}(?!\1|\2)(Experian|Equifax|TransUnion)\b/

/** Words of a bill or a bank's statement, which may name limits, past due amounts and a bureau's score as well. */
const billing =
  /\b(payment due date|minimum (payment|amount) due|(new|statement|opening|closing|previous) balance|statement (date|period|closing)|invoice (number|date|#)|amount due|remit)\b/i

/**
 * Text of the pages in the order of the file, then row by row as it stands on the page; only to look for marks in.
 * Some reports are drawn in another order than they are read.
 */
export function plainTextOf(pages: readonly Page[]): string {
  const drawn = pages.map((page) => page.words.map((word) => word.text).join(' '))
  const read = pages.flatMap((page) => linesOf(page).map((line) => line.text))
  return [...drawn, ...read].join('\n')
}

export interface LayoutScore {
  layout: Layout
  score: number
}

/** Score of every layout in this text, the highest first. */
export function scoreLayouts(text: string): LayoutScore[] {
  return layouts
    .map((layout) => ({
      layout,
      score: layout.marks.reduce((sum, [mark, weight]) => sum + (mark.test(text) ? weight : 0), 0),
    }))
    .sort((a, b) => b.score - a.score)
}

/**
 * The layout of a report by its strong marks; null when none is sure, or when two are and of two bureaus (several reports
 * in one file). `rivals` are the other layouts of the same bureau, or of the same three, whose marks score: they may read
 * the file as well.
 * @param scores of these pages, where they are known already: finding them is a tenth of reading a file
 */
export function recognise(
  pages: readonly Page[],
  scores: readonly LayoutScore[] = scoreLayouts(plainTextOf(pages)),
): { layout: Layout; score: number; rivals: Layout[] } | null {
  const [best, ...others] = scores
  if (!best || best.score < sureScore) return null
  const bureau = bureauOf(best.layout.family)
  const isRival = ({ layout: { family } }: { layout: Layout }) => bureauOf(family) === bureau
  if (others.some((other) => other.score >= sureScore && !isRival(other))) return null
  return {
    ...best,
    rivals: others.flatMap((each) => (each.score >= sureScore && isRival(each) ? [each.layout] : [])),
  }
}

/** Null for the layouts that show three bureaus: labels alone do not tell whose a value is. */
export function bureauOf(family: LayoutFamily): Bureau | null {
  return bureaus.find((bureau) => family.startsWith(`${bureau.toLowerCase()}-`)) ?? null
}

/** What a file is that recognise() does not know, to tell the person. */
export function describeUnrecognised(
  pages: readonly Page[],
): 'several' | 'three-bureau' | 'other-report' | 'no-report' {
  const text = plainTextOf(pages)
  if (scoreLayouts(text).filter(({ score }) => score >= sureScore).length > 1) return 'several'
  const found = commonWords.filter((word) => word.test(text)).length
  if (billing.test(text) && !/\bdate opened\b/i.test(text)) return 'no-report'
  if (found < 5 && !labelsAccounts(pages, accountPlans)) return 'no-report'
  const isOfThree =
    /\b(three|3)[ -]bureau\b/i.test(text) ||
    bureauColumns.test(text) ||
    pages.flatMap(linesOf).some(({ words }) => namesThree(words.map((word) => word.text)))
  return isOfThree ? 'three-bureau' : 'other-report'
}

/** The names of the three and nothing else, in capitals as well: a line of that heads columns. */
const namesThree = (texts: readonly string[]): boolean =>
  texts.length === bureaus.length && new Set(texts.map(bureauNamed).filter(Boolean)).size === bureaus.length
