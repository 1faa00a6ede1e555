import type { Finding } from '../audit/finding.ts'
import { moneyText } from '../audit/wording.ts'
import { isThirdParty, kindOf } from '../match/account-kind.ts'
import type { CreditReport, Tradeline } from '../report/credit-report.ts'
import type { CardLine, GuideEntry, PlanFacts } from './guide-matter.ts'

/**
 * The entries of collectors and debt buyers that the person's own reports show, one for each place: whether two bureaus show the
 * same debt is left to the person. Nothing is claimed about them; the reason stays empty.
 */
export function entriesFromReports(reports: readonly CreditReport[]): GuideEntry[] {
  return reports.flatMap((report) => report.accounts.filter(isThirdParty).map(entryOf))
}

function entryOf(account: Tradeline): GuideEntry {
  const { bureau, id, creditor, originalCreditor, accountNumber, balance, dofd, removalDate } = account
  return {
    id,
    company: creditor.value,
    address: (account.furnisherAddress?.value ?? '').split('\n').filter((line) => line.trim() !== ''),
    accountNumber: accountNumber?.value ?? '',
    originalCreditor: originalCreditor?.value ?? '',
    amount: balance === null ? '' : moneyText(balance.value),
    bureaus: [bureau],
    noticeOn: null,
    firstDelinquency: dofd?.value ?? null,
    removals: removalDate === null ? [] : [{ bureau, printed: removalDate.value }],
    reason: '',
    type: '',
  }
}

/** Cards with a balance and a limit above zero, as printed. What prints neither is not counted. */
export function planFactsOf(reports: readonly CreditReport[], findings: readonly Finding[]): PlanFacts {
  return {
    reports: reports.map(({ bureau, reportDate }) => ({ bureau, day: reportDate.value })),
    disputes: findings.flatMap(({ bureaus, evidence, title }) => {
      const creditor = evidence.find((line) => line.creditor !== null)?.creditor
      return creditor == null ? [] : [{ bureaus, creditor, title }]
    }),
    cards: reports.flatMap(({ accounts }) => accounts.flatMap(cardOf)),
  }
}

/** A closed card has no limit that counts. */
function cardOf(account: Tradeline): CardLine[] {
  const { bureau, creditor, balance, creditLimit, closed } = account
  const isOpenCard = ['card', 'charge account'].includes(kindOf(account)) && closed === null
  if (!isOpenCard || balance === null || creditLimit === null || creditLimit.value <= 0) return []
  return [{ bureau, name: creditor.value, balance: balance.value, limit: creditLimit.value }]
}
