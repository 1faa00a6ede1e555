/** Section 1: the counts by which the report itself says how much it holds. */
import type { Line } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import type { Coverage, CreditReport } from '../credit-report.ts'

const kinds = /^(Revolving|Mortgage|Installment|Other|Total)$/i

/** The summary counts hard and soft inquiries together. */
export function statedIn(lines: readonly Line[], report: CreditReport): Coverage['stated'] {
  return {
    accounts: statedAccounts(lines, report),
    hardInquiries: null,
    publicRecords: countOf(lines, /^Public Records\b/i),
  }
}

/**
 * How many accounts the report says that it holds, collections included, which stand apart from them: the row Total of the
 * table Credit Accounts, or the sum of its rows. Most tables count open accounts; the closed ones are then known by their
 * titles alone.
 */
function statedAccounts(lines: readonly Line[], { accounts }: CreditReport): number | null {
  const rows = lines.flatMap((line) => {
    const [kind, count] = segmentsOf(line, 0.9 * (line.words[0]?.size ?? 0))
    if (kind === undefined || count === undefined || !kinds.test(kind.text)) return []
    return /^\d{1,3}$/.test(count.text) ? [{ kind: kind.text.toLowerCase(), count: Number(count.text) }] : []
  })
  if (rows.length === 0) return null
  const sum = rows.reduce((all, { count }) => all + count, 0)
  const stated = rows.find(({ kind }) => kind === 'total')?.count ?? sum
  const numbered = accounts.filter(({ section }) => section !== 'collections')
  const collections = countOf(lines, /^Collections\b/i) ?? accounts.length - numbered.length
  const header = lines.find(({ text }) => /\bAccount Type\b/i.test(text))
  const isOfOpen = /\bOpen\b/i.test(header?.text ?? '') && stated !== numbered.length
  const closed = numbered.filter(({ creditor }) => /\bCLOSED\b/i.test(creditor.raw)).length
  return stated + (isOfOpen ? closed : 0) + collections
}

/** 'Public Records   0 Records Found'. */
function countOf(lines: readonly Line[], title: RegExp): number | null {
  const line = lines.find(({ text }) => title.test(text))
  const count = /\b(\d{1,3})( (Records?|Collections?|Items?) Found)?$/i.exec(line?.text ?? '')?.[1]
  return count === undefined ? null : Number(count)
}
