/**
 * Which entries of the three bureaus are the same account, and which accounts (the original creditor's and those of
 * collectors and debt buyers) are the same debt. Deterministic, and independent of the order of the reports.
 */
import type { CreditReport, Tradeline } from '../report/credit-report.ts'
import { sameAccountScore, scoreSameAccount } from './same-account.ts'
import { isSameDebt } from './same-debt.ts'

/** One account, at most once per bureau. */
export interface MatchedAccount {
  /** The ids of its entries, joined. */
  id: string
  entries: Tradeline[]
}

/** One debt through its owners; most have a single account. */
export interface MatchedDebt {
  id: string
  accounts: MatchedAccount[]
}

export function matchAccounts(reports: CreditReport[]): MatchedAccount[] {
  const entries = reports.flatMap((report) => report.accounts).sort(byId)
  const groupOf = new Map<Tradeline, Tradeline[]>(entries.map((entry) => [entry, [entry]]))
  for (const { a, b } of rankedPairs(entries)) {
    const first = groupOf.get(a) ?? [a]
    const second = groupOf.get(b) ?? [b]
    if (first === second || sharesBureau(first, second)) continue
    const joined = [...first, ...second]
    for (const entry of joined) groupOf.set(entry, joined)
  }
  return [...new Set(groupOf.values())].map((group) => matchedAccount(group)).sort(byId)
}

function rankedPairs(entries: Tradeline[]): { a: Tradeline; b: Tradeline; score: number }[] {
  const pairs: { a: Tradeline; b: Tradeline; score: number }[] = []
  entries.forEach((a, at) => {
    for (const b of entries.slice(at + 1)) {
      if (a.bureau === b.bureau) continue
      const score = scoreSameAccount(a, b)
      if (score >= sameAccountScore) pairs.push({ a, b, score })
    }
  })
  return pairs.sort((x, y) => y.score - x.score || byId(x.a, y.a) || byId(x.b, y.b))
}

export function matchDebts(accounts: MatchedAccount[]): MatchedDebt[] {
  const groupOf = new Map<MatchedAccount, MatchedAccount[]>(accounts.map((account) => [account, [account]]))
  accounts.forEach((a, at) => {
    for (const b of accounts.slice(at + 1)) {
      const first = groupOf.get(a) ?? [a]
      const second = groupOf.get(b) ?? [b]
      if (first === second || !isSameDebt(a.entries, b.entries)) continue
      const joined = [...first, ...second]
      for (const account of joined) groupOf.set(account, joined)
    }
  })
  return [...new Set(groupOf.values())]
    .map((group) => [...group].sort(byId))
    .map((group) => ({ id: group.map(({ id }) => id).join('/'), accounts: group }))
    .sort(byId)
}

function matchedAccount(group: Tradeline[]): MatchedAccount {
  const entries = [...group].sort(byId)
  return { id: entries.map(({ id }) => id).join('+'), entries }
}

function sharesBureau(first: Tradeline[], second: Tradeline[]): boolean {
  return first.some(({ bureau }) => second.some((other) => other.bureau === bureau))
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}
