/** Compares one report as read with what truth.json says the file prints. */
import type { CreditReport } from '../../src/engine/report/credit-report.ts'
import { type PlainAccount, plainReport, tradelineFields } from '../../src/engine/report/plain-report.ts'
import type { TruthAccount, TruthReport } from './truth-report.ts'

interface Difference {
  /** 'Capital One *5885' or 'report'. */
  where: string
  field: string
  expected: string
  read: string
}

interface FieldScore {
  field: string
  /** Values that the file prints, values read, values read as printed. */
  expected: number
  read: number
  right: number
  precision: number
  recall: number
}

export interface Comparison {
  accounts: { expected: number; found: number; missing: string[]; invented: string[] }
  fields: FieldScore[]
  differences: Difference[]
}

/** @param report as a reader returned it; null when it returned none, which loses every value
 *  @param truth the entry of truth.json's `reports` for the same file
 *  @param isScan a name or a number of which a sign was recognised otherwise is a wrong value of that account, not another account */
export function compareWithTruth(
  report: CreditReport | null,
  truth: TruthReport,
  isScan = false,
): Comparison {
  const read = report === null ? null : plainReport(report)
  const tally = new Tally()
  const { pairs, missing, invented } = joinAccounts(truth.accounts, read?.accounts ?? [], isScan)
  for (const [expected, found] of pairs) compareAccount(tally, expected, found)
  // An account that was not found loses all its values: recall must show it.
  for (const account of missing) compareAccount(tally, account, null)

  const where = 'report'
  tally.values(where, 'bureau', [truth.bureau], listed(read?.bureau ?? null))
  tally.values(where, 'reportDate', [truth.reportDate], listed(read?.reportDate ?? null))
  const inquiry = (each: { name: string; date: string; kind: string }) =>
    `${each.kind} ${each.date} ${each.name}`
  tally.values(where, 'inquiries', truth.inquiries.map(inquiry), (read?.inquiries ?? []).map(inquiry))
  for (const key of ['type', 'court', 'reference', 'filed', 'resolved', 'status', 'removalDate'] as const) {
    const field = `publicRecords.${key}`
    tally.values(where, field, present(truth.publicRecords, key), present(read?.publicRecords ?? [], key))
  }
  for (const key of ['names', 'addresses', 'phones', 'employers', 'statements', 'notices'] as const) {
    tally.values(where, `personal.${key}`, truth.personal[key], read?.personal[key] ?? [])
  }
  for (const key of ['ssnLast4', 'dob'] as const) {
    tally.values(where, `personal.${key}`, listed(truth.personal[key]), listed(read?.personal[key] ?? null))
  }
  return {
    accounts: {
      expected: truth.accounts.length,
      found: pairs.length,
      missing: missing.map(nameOf),
      invented: invented.map(nameOf),
    },
    fields: tally.scores(),
    differences: tally.differences,
  }
}

/** Adds the counts of several comparisons, so that a field's precision and recall are of all files together. */
export function fieldTotals(comparisons: Comparison[]): FieldScore[] {
  const totals = new Map<string, { expected: number; read: number; right: number }>()
  for (const { fields } of comparisons) {
    for (const { field, expected, read, right } of fields) {
      const total = totals.get(field) ?? { expected: 0, read: 0, right: 0 }
      totals.set(field, {
        expected: total.expected + expected,
        read: total.read + read,
        right: total.right + right,
      })
    }
  }
  return [...totals].map(([field, total]) => scoreOf(field, total))
}

/** The comparison as lines to read; empty when nothing differs. */
export function describeComparison(comparison: Comparison): string[] {
  const { accounts, differences } = comparison
  return [
    ...accounts.missing.map((name) => `missing account: ${name}`),
    ...accounts.invented.map((name) => `invented account: ${name}`),
    ...differences.map(
      ({ where, field, expected, read }) => `${where}: ${field}: expected ${expected}, read ${read}`,
    ),
  ]
}

type Named = { creditor: string; accountNumber: string | null }

/** Pairs by creditor and number; several with the same pair in reading order. Of a scan, what is left also by one of the two, where the other is nearly the same. */
function joinAccounts(truth: TruthAccount[], read: PlainAccount[], isScan: boolean) {
  const waiting = new Map<string, PlainAccount[]>()
  for (const account of read) {
    const key = joinKey(account)
    waiting.set(key, [...(waiting.get(key) ?? []), account])
  }
  const pairs: [TruthAccount, PlainAccount][] = []
  const missing: TruthAccount[] = []
  for (const account of truth) {
    const found = waiting.get(joinKey(account))?.shift()
    if (found === undefined) missing.push(account)
    else pairs.push([account, found])
  }
  const left = [...waiting.values()].flat()
  if (!isScan) return { pairs, missing, invented: left }
  const lost = missing.filter((account) => {
    const at = left.findIndex((other) => isNearly(account, other))
    const [found] = at < 0 ? [] : left.splice(at, 1)
    if (found !== undefined) pairs.push([account, found])
    return found === undefined
  })
  return { pairs, missing: lost, invented: left }
}

/** Signs that recognition may get wrong in a name or a number for it to be still that one. */
const mostWrong = 2

function isNearly(account: Named, other: Named): boolean {
  const [name, number] = [
    signsApart(account.creditor, other.creditor),
    signsApart(account.accountNumber ?? '', other.accountNumber ?? ''),
  ]
  return Math.min(name, number) === 0 && Math.max(name, number) <= mostWrong
}

/** The fewest signs to change, add or leave out from one text to the other (Levenshtein), accents and spaces aside. */
function signsApart(one: string, other: string): number {
  const [a, b] = [plain(one), plain(other)]
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [i, sign] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j += 1)
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (b[j] === sign ? 0 : 1)))
    row = next
  }
  return row.at(-1) ?? 0
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '')
    .toUpperCase()

function joinKey({ creditor, accountNumber }: Named): string {
  return `${tidy(creditor)}|${tidy(accountNumber ?? '')}`
}

function nameOf({ creditor, accountNumber }: Named): string {
  return accountNumber === null ? creditor : `${creditor} ${accountNumber}`
}

function compareAccount(tally: Tally, expected: TruthAccount, read: PlainAccount | null): void {
  const where = nameOf(expected)
  for (const field of tradelineFields) {
    tally.values(where, field, listed(expected[field]), listed(read?.[field] ?? null))
  }
  tally.values(where, 'remarks', expected.remarks, read?.remarks ?? [])
  const cell = ({ month, code }: { month: string; code: string }) => `${month}=${code}`
  tally.values(where, 'history', expected.history.map(cell), (read?.history ?? []).map(cell))
  tally.values(where, 'blank', expected.blank, read?.blank ?? [])
}

class Tally {
  readonly differences: Difference[] = []
  private readonly counts = new Map<string, { expected: number; read: number; right: number }>()

  /** Compares two bags of values; what is only on one side is a difference. */
  values(where: string, field: string, expected: (string | number)[], read: (string | number)[]): void {
    const left = read.map((value) => tidy(value))
    const lost: string[] = []
    for (const value of expected.map((each) => tidy(each))) {
      const at = left.indexOf(value)
      if (at === -1) lost.push(value)
      else left.splice(at, 1)
    }
    const count = this.counts.get(field) ?? { expected: 0, read: 0, right: 0 }
    this.counts.set(field, {
      expected: count.expected + expected.length,
      read: count.read + read.length,
      right: count.right + expected.length - lost.length,
    })
    if (lost.length > 0 || left.length > 0) {
      this.differences.push({ where, field, expected: quoted(lost), read: quoted(left) })
    }
  }

  scores(): FieldScore[] {
    return [...this.counts].map(([field, count]) => scoreOf(field, count))
  }
}

function scoreOf(field: string, count: { expected: number; read: number; right: number }): FieldScore {
  return {
    field,
    ...count,
    precision: count.read === 0 ? 1 : count.right / count.read,
    recall: count.expected === 0 ? 1 : count.right / count.expected,
  }
}

function present<K extends string>(records: Record<K, string | null>[], key: K): string[] {
  return records.flatMap((record) => listed<string>(record[key]))
}

function listed<T>(value: T | null): T[] {
  return value === null ? [] : [value]
}

function quoted(values: string[]): string {
  return values.length === 0 ? 'nothing' : values.map((value) => `'${value}'`).join(', ')
}

/** Bureaus print some values as their machines hold them ('PAYS_AS_AGREED'); whether a reader keeps that is its affair. */
function tidy(value: string | number): string {
  return String(value)
    .normalize('NFC')
    .replace(/[\s_]+/g, ' ')
    .trim()
}
