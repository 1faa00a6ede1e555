import { dateText, listText } from '../../../shared/findings/en/english-words.ts'
import type { MatchedAccount } from '../../match/match-debts.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { standingOf } from '../account-standing.ts'
import { moneyText } from '../wording.ts'
import type { NotWorthDisputing } from './not-worth-item.ts'

/** An account in good order whose figures differ a little between the bureaus; said once, at the first of them. */
export function smallDifferences({ entries }: MatchedAccount): NotWorthDisputing[] {
  const [first] = entries
  if (first === undefined || entries.some((entry) => standingOf(entry) === 'derogatory')) return []
  const words = balancesDiffer(entries) ?? reportedDiffer(entries)
  return words === null
    ? []
    : [{ bureau: first.bureau, itemId: first.id, creditor: first.creditor.value, ...words }]
}

type Words = Pick<NotWorthDisputing, 'what' | 'why'>

function balancesDiffer(entries: readonly Tradeline[]): Words | null {
  const printed = entries.flatMap(({ bureau, balance }) => (balance === null ? [] : [{ bureau, balance }]))
  if (new Set(printed.map(({ balance }) => balance.value)).size < 2) return null
  return {
    what: 'Balance differs between bureaus',
    why: `${listText(printed.map(({ bureau, balance }) => `${moneyText(balance.value)} at ${bureau}`))}. Lenders report on different days, so balances differ by a cycle; the next report evens this out.`,
  }
}

function reportedDiffer(entries: readonly Tradeline[]): Words | null {
  const printed = entries.flatMap(({ bureau, reported }) =>
    reported === null ? [] : [{ bureau, day: reported.value }],
  )
  if (new Set(printed.map(({ day }) => day)).size < 2) return null
  return {
    what: 'Date reported differs between bureaus',
    why: `${listText(printed.map(({ bureau, day }) => `${dateText(day)} at ${bureau}`))}. Every bureau receives the account on its own day, and no score depends on it.`,
  }
}
