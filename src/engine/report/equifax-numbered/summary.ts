/** Section 1: the counts by which the report itself says how much it holds. */
import type { Line } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import type { Coverage, CreditReport } from '../credit-report.ts'

interface StatedCounts {
  /** Of the row Total (or the sum of the rows) in the table Credit Accounts; null where there is no such table. */
  accounts: number | null
  /** True when the table counts open accounts only. */
  isOfOpen: boolean
  publicRecords: number | null
  /** Collections stand apart from the accounts. */
  collections: number | null
}

const kinds = /^(Revolving|Mortgage|Installment|Other|Total)$/i

function readSummary(lines: readonly Line[]): StatedCounts {
  const header = lines.find((line) => /\bAccount Type\b/i.test(line.text))
  const rows = lines.flatMap((line) => {
    const [kind, count] = segmentsOf(line, 0.9 * (line.words[0]?.size ?? 0))
    if (kind === undefined || count === undefined || !kinds.test(kind.text)) return []
    return /^\d{1,3}$/.test(count.text) ? [{ kind: kind.text.toLowerCase(), count: Number(count.text) }] : []
  })
  const total = rows.find(({ kind }) => kind === 'total')
  const sum = rows.reduce((all, { count }) => all + count, 0)
  return {
    accounts: total?.count ?? (rows.length > 0 ? sum : null),
    isOfOpen: /\bOpen\b/i.test(header?.text ?? ''),
    publicRecords: countOf(lines, /^Public Records\b/i),
    collections: countOf(lines, /^Collections\b/i),
  }
}

/** 'Public Records   0 Records Found'. */
function countOf(lines: readonly Line[], title: RegExp): number | null {
  const line = lines.find(({ text }) => title.test(text))
  const count = /\b(\d{1,3})( (Records?|Collections?|Items?) Found)?$/i.exec(line?.text ?? '')?.[1]
  return count === undefined ? null : Number(count)
}

/** The summary counts hard and soft inquiries together. */
export function statedIn(lines: readonly Line[], { accounts }: CreditReport): Coverage['stated'] {
  const stated = readSummary(lines)
  const numbered = accounts.filter(({ section }) => section !== 'collections')
  return {
    accounts: statedAccounts(stated, {
      all: numbered.length,
      closed: numbered.filter(({ creditor }) => /\bCLOSED\b/i.test(creditor.raw)).length,
      collections: accounts.length - numbered.length,
    }),
    hardInquiries: null,
    publicRecords: stated.publicRecords,
  }
}

/**
 * How many accounts the report says that it holds, collections included. Most tables count open accounts; the closed
 * ones are then known by their titles alone.
 */
function statedAccounts(
  stated: StatedCounts,
  numbered: { all: number; closed: number; collections: number },
): number | null {
  if (stated.accounts === null) return null
  const collections = stated.collections ?? numbered.collections
  if (!stated.isOfOpen || stated.accounts === numbered.all) return stated.accounts + collections
  return stated.accounts + numbered.closed + collections
}
