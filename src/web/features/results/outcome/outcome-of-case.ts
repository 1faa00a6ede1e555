/**
 * What the disputes of a case have changed so far, read from the bureaus' answers alone: for each item that was disputed, what
 * the newest answer that counts says of it, and since when it has been so.
 */
import type { DisputeResult, ItemOutcome } from '../../../../shared/api/results.ts'

type Bureau = DisputeResult['bureau']

/** How an item stands: gone or put right, as it was, or without a word of the bureau. */
export type Standing = 'removed' | 'corrected' | 'stays' | 'unanswered'

const standings: Record<ItemOutcome, Standing> = {
  deleted: 'removed',
  corrected: 'corrected',
  verified: 'stays',
  changed_still_wrong: 'stays',
  reinserted: 'stays',
  reaged: 'stays',
  no_answer: 'unanswered',
}

export const standingOf = (outcome: ItemOutcome): Standing => standings[outcome]

/** One disputed item at one bureau. Days are 'YYYY-MM-DD'. */
export interface ItemNow {
  bureau: Bureau
  finding: string
  /** In English, by which the other language has its own. */
  title: string
  outcome: ItemOutcome
  /** When the first of the answers came that have said so without a break. */
  since: string
  /** The round of the newest answer. */
  round: number
}

/** An account as the reports print it, with its items by bureau; `creditor` null: what is no account, such as a name or an address. */
export interface DebtNow {
  creditor: string | null
  /** As the first of the reports prints it. */
  accountNumber: string | null
  items: ItemNow[]
}

export interface BureauNow {
  bureau: Bureau
  counts: Record<Standing, number>
  of: number
}

export interface OutcomeOfCase {
  /** Bureaus that answered, in the order of the first answers. */
  bureaus: BureauNow[]
  debts: DebtNow[]
}

/** @param answers in any order; one that says nothing that counts (unread, not yet confirmed) adds nothing */
export function outcomeOfCase(answers: readonly DisputeResult[]): OutcomeOfCase {
  const counted = answers
    .filter(({ problem, items }) => problem === null && items.length > 0)
    .toSorted((a, b) => a.receivedOn.localeCompare(b.receivedOn) || a.round - b.round || a.id - b.id)
  const debts = new Map<string, DebtNow & { byItem: Map<string, ItemNow> }>()
  for (const { bureau, round, receivedOn, items } of counted) {
    for (const { finding, title, creditor, accountNumber, outcome } of items) {
      const account = accountKey(creditor, accountNumber ?? null)
      const debt = debts.get(account) ?? {
        creditor,
        accountNumber: accountNumber ?? null,
        items: [],
        byItem: new Map(),
      }
      debts.set(account, debt)
      const key = `${bureau} ${title}`
      const before = debt.byItem.get(key)
      const since = before?.outcome === outcome ? before.since : receivedOn
      debt.byItem.set(key, { bureau, finding, title, outcome, since, round })
    }
  }
  const shown = [...debts.values()].map(({ byItem, ...debt }) => ({ ...debt, items: [...byItem.values()] }))
  return { debts: shown, bureaus: bureausOf(shown) }
}

function bureausOf(debts: readonly DebtNow[]): BureauNow[] {
  const bureaus = new Map<Bureau, BureauNow>()
  for (const { bureau, outcome } of debts.flatMap(({ items }) => items)) {
    const now = bureaus.get(bureau) ?? {
      bureau,
      counts: { removed: 0, corrected: 0, stays: 0, unanswered: 0 },
      of: 0,
    }
    now.counts[standings[outcome]] += 1
    now.of += 1
    bureaus.set(bureau, now)
  }
  return [...bureaus.values()]
}

/**
 * One account is printed with other masks and other spacing by each bureau. The company's letters and digits, and the digits
 * at the end where that many are printed, tell the accounts of a bank apart; without them they stand apart as printed.
 */
function accountKey(creditor: string | null, accountNumber: string | null): string {
  if (creditor === null) return ''
  const company = creditor.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const last = /(\d{4})\W*$/.exec(accountNumber ?? '')?.[1]
  return `${company} ${last ?? accountNumber ?? ''}`
}
