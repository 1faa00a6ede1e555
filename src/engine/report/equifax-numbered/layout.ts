import type { Line, Page } from '../../read/positioned-text.ts'
import { cellsIn } from '../../read/segments.ts'
import type { Coverage, CreditReport } from '../credit-report.ts'
import { isExplanation } from '../equifax/account-line-kinds.ts'
import { equifaxForm, markOriginalCreditors } from '../equifax/equifax-form.ts'
import { withPlainCells } from '../equifax/grid-cells.ts'
import { inquiriesByKind } from '../equifax/inquiry-tables.ts'
import { withLaneCells } from '../labelled/lane-cells.ts'
import { personalLabels } from '../labelled/personal-labels.ts'
import { readPersonal } from '../labelled/personal-rows.ts'
import { readLayout } from '../labelled/read-by-labels.ts'
import type { Layout } from '../layout.ts'

/** Equifax's older report with numbered sections, its myEquifax variant, and the still older one of 81 months. */
export const equifaxNumbered: Layout = {
  family: 'equifax-numbered',
  marks: [
    [/\b2\.\s+Revolving Accounts\b/i, 3],
    [/\b3\.\s+Mortgage Accounts\b/i, 1],
    [/\b4\.\s+Installment Accounts\b/i, 2],
    [/\b11\.\s+Dispute File Information\b/i, 1],
    [/\bRevolving Accounts\b[\s\S]*\bInstallment Accounts\b/i, 1],
    [/\bReported Balance\b/i, 1],
    [/\bmyEquifax\b/, 2],
    [/\bDelinquency First Reported\b/i, 2],
    [/\bActivity Designator\b[\s\S]*\bCreditor Classification\b/i, 1],
    [/\b81-Month Payment (History|Data)\b/i, 4],
    // The same sections, but three bureaus side by side.
    [/\b(Three|3)[- ]Bureau Credit Report\b|(\bEquifax\s+Experian\s+TransUnion\b[\s\S]*){4}/i, -20],
  ],
  read: (pages) => [readNumbered(pages)],
}

function readNumbered(printed: readonly Page[]): CreditReport {
  // Layout facts 2.2 list X among the codes: a month of which nothing is known.
  const pages = withPlainCells(printed, ['X'])
  const report = readLayout(pages, {
    ...equifaxForm(pages, { mayTouch: true }, false),
    family: 'equifax-numbered',
    headings: [
      [/^Negative Information$/i, 'accounts'],
      [/^Account Information [-\u2013] (Revolving|Mortgage|Installment|Other) Accounts$/i, 'accounts'],
      [/^Negative (Information [-\u2013]|Accounts:) Collections$/i, 'collections'],
      [/^Negative Information [-\u2013] Public Records$/i, 'public records'],
      [/^Inquiries in the Last \d{1,2} Months$/i, 'hard inquiries'],
      [/^Other Inquiries$/i, 'soft inquiries'],
      [/^Inquiries that (do|may) not (display|impact|appear)\b.*$/i, 'soft inquiries'],
      [/^Inquiries that (may )?(display|impact|appear)\b.*$/i, 'hard inquiries'],
      [/^Dispute File Information$/i, 'other'],
    ],
    readPersonal: (lines) =>
      readPersonal(
        withLaneCells(
          lines.filter((line) => !isExplanation(line)),
          personalLabels,
        ),
        false,
      ),
    readInquiries: inquiriesByKind(),
    statedIn,
  })
  markOriginalCreditors(report.accounts.filter(({ section }) => section !== 'collections'))
  return report
}

const kindsCounted = /^(Revolving|Mortgage|Installment|Other|Total)$/i

/** Section 1: the counts by which the report itself says how much it holds, hard and soft inquiries together. */
function statedIn(lines: readonly Line[], report: CreditReport): Coverage['stated'] {
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
    const [kind, count] = cellsIn(line)
    if (kind === undefined || count === undefined || !kindsCounted.test(kind.text)) return []
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
