import { applicationModule } from '../../../shared/catalogue/success-fees.ts'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { centsFromDollars, dollarsFromCents } from '../../../shared/rules/money.ts'

const { fee: texts } = staffFundingTexts
/** What one entry can hold; the call refuses more. */
const mostDollars = 100_000_000

/** '50000', '50,000.5', '$50,000.00' as people type it, in dollars; null for anything else and for nothing. */
export function dollarsTyped(typed: string): number | null {
  const plain = typed.trim().replace(/^\$\s*/, '')
  const isAmount = /^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{1,2})?$/.test(plain)
  const dollars = isAmount ? Number(plain.replace(/,/g, '')) : 0
  return dollars > 0 ? dollars : null
}

/** The fee of a funded amount, both in dollars, to the cent. */
export function feeOf(fundedDollars: number): number {
  const cents = (centsFromDollars(fundedDollars) * applicationModule.backendFeePercent) / 100
  return dollarsFromCents(Math.round(cents))
}

/**
 * What is wrong with an entry, by field.
 * @param today 'YYYY-MM-DD' where the reader is
 */
export function feeProblems(
  typed: { funded: string; confirmedOn: string },
  today: string,
): { funded?: string; confirmedOn?: string } {
  const dollars = dollarsTyped(typed.funded)
  const problems: { funded?: string; confirmedOn?: string } = {}
  if (dollars === null) problems.funded = texts.wrongAmount
  else if (dollars > mostDollars) problems.funded = texts.tooMuch
  if (typed.confirmedOn === '') problems.confirmedOn = texts.noDay
  else if (typed.confirmedOn > today) problems.confirmedOn = texts.futureDay
  return problems
}
