import type { Bureau, PrintedDate, Tradeline } from '../report/credit-report.ts'
import { isThirdParty, kindOf } from './account-kind.ts'
import type { MatchedAccount, MatchedDebt } from './match-debts.ts'

/** One owner of a debt, with what the bureaus print of it. */
export interface DebtOwner {
  role: 'original creditor' | 'collector' | 'debt buyer'
  name: string
  /** Its entries; none for an original creditor that only a collector names. */
  entries: {
    bureau: Bureau
    itemId: string
    accountNumber: string | null
    opened: PrintedDate | null
    balance: number | null
    status: string | null
    /** The original creditor as this entry prints it. */
    originalCreditor: string | null
    page: number
  }[]
  /** Earliest date opened; for a collector or debt buyer the day on which it took the debt over. Null: not printed. */
  since: PrintedDate | null
  /** The amounts printed, largest first, without repetition: what ties the owners together. */
  amounts: number[]
}

/** A debt through its owners, the first one first. */
export interface DebtChain {
  /** The id of the debt. */
  id: string
  owners: DebtOwner[]
}

/**
 * The owners of one debt in order: the original creditor, then those who collected or bought it, by the date printed;
 * an owner without a date comes last. Null for a debt that never left its first owner. States only what is printed: an
 * original creditor without an entry of its own has only its name.
 */
export function debtChain({ id, accounts }: MatchedDebt): DebtChain | null {
  const owners = accounts.map(ownerOf).sort(inOrder)
  const named = accounts
    .flatMap(({ entries }) => entries)
    .find((entry) => isThirdParty(entry) && entry.originalCreditor !== null)?.originalCreditor
  const hasOriginal = owners.some(({ role }) => role === 'original creditor')
  const all =
    hasOriginal || named === undefined || named === null ? owners : [onlyNamed(named.value), ...owners]
  return all.length < 2 ? null : { id, owners: all }
}

function ownerOf({ entries }: MatchedAccount): DebtOwner {
  const dates = entries.flatMap(({ opened }) => (opened === null ? [] : [opened.value])).sort()
  return {
    role: roleOf(entries),
    name: entries[0]?.creditor.value ?? '',
    entries: entries.map((entry) => ({
      bureau: entry.bureau,
      itemId: entry.id,
      accountNumber: entry.accountNumber?.value ?? null,
      opened: entry.opened?.value ?? null,
      balance: entry.balance?.value ?? null,
      status: entry.status?.value ?? null,
      originalCreditor: entry.originalCreditor?.value ?? null,
      page: entry.creditor.box.page,
    })),
    since: dates[0] ?? null,
    amounts: [...new Set(entries.flatMap(amountsOf))].sort((a, b) => b - a),
  }
}

function onlyNamed(name: string): DebtOwner {
  return { role: 'original creditor', name, entries: [], since: null, amounts: [] }
}

function roleOf(entries: readonly Tradeline[]): DebtOwner['role'] {
  if (!entries.some(isThirdParty)) return 'original creditor'
  return entries.some((entry) => kindOf(entry) === 'debt buyer') ? 'debt buyer' : 'collector'
}

function amountsOf(entry: Tradeline): number[] {
  return [entry.balance, entry.originalAmount, entry.chargeOffAmount, entry.highBalance]
    .map((amount) => amount?.value ?? 0)
    .filter((amount) => amount > 0)
}

function inOrder(a: DebtOwner, b: DebtOwner): number {
  const rank = ({ role }: DebtOwner) => (role === 'original creditor' ? 0 : 1)
  return rank(a) - rank(b) || (a.since ?? '9999').localeCompare(b.since ?? '9999')
}
