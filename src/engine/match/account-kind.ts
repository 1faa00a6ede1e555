/** What sort of credit an account is, from the type and loan type that the bureau prints. */
import type { Tradeline } from '../report/credit-report.ts'
import { inEnglish } from '../report/in-english.ts'

type AccountKind =
  | 'card'
  | 'charge account'
  | 'line'
  | 'auto'
  | 'mortgage'
  | 'student'
  | 'personal'
  | 'collection'
  | 'debt buyer'
  | 'unknown'

/** 'open' is due in full each month (a charge card, a utility). */
export type Portfolio = 'revolving' | 'installment' | 'open' | 'mortgage'

const kinds: [RegExp, AccountKind][] = [
  [/debt (buyer|purchas)|factoring/, 'debt buyer'],
  [/collection/, 'collection'],
  [/student|education/, 'student'],
  [/line of credit|heloc/, 'line'],
  [/auto/, 'auto'],
  [/mortgage|real estate|home (equity )?loan/, 'mortgage'],
  [/charge account/, 'charge account'],
  [/card/, 'card'],
  [/unsecured|personal|note loan/, 'personal'],
]

export function kindOf(account: Tradeline): AccountKind {
  if (account.section === 'collections') return 'collection'
  const printed = typeText(account)
  return kinds.find(([pattern]) => pattern.test(printed))?.[1] ?? 'unknown'
}

/** Null where the print does not settle it, and for collections, whose portfolio says nothing of the debt. */
export function portfolioOf(account: Tradeline): Portfolio | null {
  if (isThirdParty(account)) return null
  const type = inEnglish(account.type?.value ?? '')
  if (/revolving|credit card|charge account|line of credit/.test(type)) return 'revolving'
  if (/^open/.test(type)) return 'open'
  if (/mortgage/.test(type)) return 'mortgage'
  if (/installment|auto|student|education|unsecured|personal/.test(type)) return 'installment'
  return null
}

/** A collection agency or a debt buyer: not the company that gave the credit. */
export function isThirdParty(account: Tradeline): boolean {
  const kind = kindOf(account)
  return kind === 'collection' || kind === 'debt buyer'
}

/**
 * True unless the print proves that the account is its furnisher's own: a type stands there, and no company is named that had
 * the debt before. Whoever took a debt over opened it after it was late and paid on, so that no order of its dates is wrong.
 */
export function mayBeTakenOver(account: Tradeline): boolean {
  return isThirdParty(account) || account.originalCreditor !== null || typeText(account).trim() === ''
}

function typeText(account: Tradeline): string {
  return inEnglish(`${account.type?.value ?? ''} ${account.loanType?.value ?? ''}`)
}
