/**
 * Which bureaus a finding is raised with. A comparison across bureaus concerns all of them, but a letter must never ask
 * a bureau to look again at the entry that is in the consumer's favour: it goes to the one that prints the worse or the
 * odd value, and to all only where the paper does not say which that is.
 */
import type { Evidence, Finding } from '../audit/finding.ts'
import { type Bureau, bureaus } from '../report/credit-report.ts'

/** Fields where one direction is worse for the consumer. */
const worseWhenHigher = new Set(['balance', 'pastDue', 'monthlyPayment', 'chargeOffAmount', 'highBalance'])
const worseWhenLower = new Set(['creditLimit'])
const worseWhenLater = new Set(['dofd', 'removalDate'])
/** Of these the rule itself names the bureaus that print a wrong value, by the consumer's word where it was given: all of them are asked. */
const ownPapersDecide = new Set(['ssnLast4', 'dob'])
const adverse =
  /charge|collection|past due|late\b|delinquen|reposs|foreclos|bankrupt|surrender|write|profit and loss|\b(30|60|90|120|150|180)\b|\b(CO|COL|C\/O)\b/i
const notAdverse = /never late|paid as agreed|pays (account )?as agreed|paid or paying as agreed/i

/** The bureaus to write to, in the usual order. Each of them has a line of its own report among the evidence. */
export function addresseesOf(finding: Finding): Bureau[] {
  const concerned = bureaus.filter(
    (bureau) => finding.bureaus.includes(bureau) && finding.evidence.some((line) => line.bureau === bureau),
  )
  if (concerned.length < 2) return concerned
  for (const field of new Set(finding.evidence.map((line) => line.field))) {
    const lines = finding.evidence.filter((line) => line.field === field)
    const compared = concerned.filter((bureau) => lines.some((line) => line.bureau === bureau))
    if (compared.length < 2 || ownPapersDecide.has(field)) continue
    const worse = worseOf(field, lines, compared) ?? oddOneOf(lines, compared)
    if (worse !== null) return worse
  }
  return concerned
}

function worseOf(field: string, lines: Evidence[], compared: Bureau[]): Bureau[] | null {
  if (field === 'status' || field === 'paymentStatus' || field === 'history') {
    return smallerPart(compared, (bureau) => printedBy(lines, bureau).some(readsAdverse))
  }
  const rank = rankOf(field)
  if (rank === null) return null
  const values = compared.map((bureau) => ({ bureau, value: rank(printedBy(lines, bureau)[0] ?? '') }))
  if (values.some(({ value }) => Number.isNaN(value))) return null
  const worst = Math.max(...values.map(({ value }) => value))
  return smallerPart(compared, (bureau) =>
    values.some((each) => each.bureau === bureau && each.value === worst),
  )
}

function rankOf(field: string): ((printed: string) => number) | null {
  if (worseWhenHigher.has(field)) return amountIn
  if (worseWhenLower.has(field)) return (printed) => -amountIn(printed)
  if (worseWhenLater.has(field)) return monthIn
  return null
}

/** Of three, two of which agree, the third. */
function oddOneOf(lines: Evidence[], compared: Bureau[]): Bureau[] | null {
  if (compared.length !== 3) return null
  const values = compared.map((bureau) => ({ bureau, value: comparable(printedBy(lines, bureau)[0] ?? '') }))
  const odd = values.filter(({ value }) => values.filter((other) => other.value === value).length === 1)
  return odd.length === 1 ? odd.map(({ bureau }) => bureau) : null
}

/** The bureaus that pass, when some do and some do not. */
function smallerPart(compared: Bureau[], passes: (bureau: Bureau) => boolean): Bureau[] | null {
  const part = compared.filter(passes)
  return part.length > 0 && part.length < compared.length ? part : null
}

function printedBy(lines: Evidence[], bureau: Bureau): string[] {
  return lines.filter((line) => line.bureau === bureau).map((line) => line.printed)
}

function readsAdverse(printed: string): boolean {
  return adverse.test(printed.replace(notAdverse, '').replace(/\b(19|20)\d{2}-\d{2}\b/g, ''))
}

function amountIn(printed: string): number {
  const match = /-?\d[\d,]*/.exec(printed.replace(/\$/g, ''))
  return match === null ? Number.NaN : Number(match[0].replace(/,/g, ''))
}

const monthStarts = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Months since year 0 of a printed date in any of the layouts' forms. */
function monthIn(printed: string): number {
  const year = /\b(19|20)\d{2}\b/.exec(printed)
  if (year === null) return Number.NaN
  const named = monthStarts.findIndex((start) => printed.toLowerCase().includes(start))
  const numbered = /^(\d{1,2})\//.exec(printed) ?? /^\d{4}-(\d{2})/.exec(printed)
  const month = named >= 0 ? named : Number(numbered?.[1] ?? Number.NaN) - 1
  return Number(year[0]) * 12 + month
}

function comparable(printed: string): string {
  const month = monthIn(printed)
  return Number.isNaN(month) ? printed.toLowerCase().replace(/[^a-z0-9]/g, '') : String(month)
}
