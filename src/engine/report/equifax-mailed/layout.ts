import type { Line } from '../../read/positioned-text.ts'
import { equifaxPlans } from '../equifax/account-labels.ts'
import { inquiriesByKind } from '../equifax/inquiry-tables.ts'
import { byLabel } from '../label-keys.ts'
import { type AccountPlan, noField } from '../labelled/account-plans.ts'
import { codesWith } from '../labelled/history-codes.ts'
import type { LabelledForm } from '../labelled/labelled-form.ts'
import type { LineKind } from '../labelled/line-kinds.ts'
import { readLayout } from '../labelled/read-by-labels.ts'
import type { Layout } from '../layout.ts'
import { accountsInColumns, isOfMonths } from './accounts-in-columns.ts'

const form: Omit<LabelledForm, 'readInquiries'> = {
  bureau: 'Equifax',
  family: 'equifax-mailed',
  plans: {
    ...equifaxPlans,
    ...byLabel<AccountPlan>([
      [{ kind: 'text', field: 'terms' }, ['Terms Duration']],
      [{ kind: 'text', field: 'responsibility' }, ['Whose Account']],
      [{ kind: 'text', field: 'type' }, ['Type of Account']],
      [{ kind: 'text', field: 'loanType' }, ['Type of Loan']],
      [{ kind: 'text', field: 'status' }, ['Status']],
      [{ kind: 'text', field: 'originalCreditor' }, ['Client']],
      [{ kind: 'date', field: 'reported' }, ['Items As of Date Reported', 'Collection Reported']],
      [{ kind: 'date', field: 'opened' }, ['Assigned']],
      [{ kind: 'date', field: 'lastPayment' }, ['Date of Last Paymnt']],
      [{ kind: 'money', field: 'balance' }, ['Balance Amount']],
      [{ kind: 'money', field: 'originalAmount' }, ['Amount']],
      [{ kind: 'money', field: 'monthlyPayment' }, ['Scheduled Paymnt Amount', 'Scheduled Paymnt Amt']],
      [{ kind: 'remark' }, ['Additional Information']],
      [
        noField,
        [
          'Months Revd',
          'Actual Paymnt Amount',
          'Actual Paymnt Amt',
          'Date Maj. Delq. 1st Rptd',
          'Date Maj. Del. 1st Rptd',
          'Deferred Pay Start Date',
        ],
      ],
      [noField, ['Balloon Pay Amount', 'Balloon Pay Date', 'Creditor Class']],
    ]),
  },
  headings: [
    [/^Personal Identification Information$/i, 'personal'],
    [/^Alert\(s\)$/i, 'messages'],
    [/^Collection Agency Information$/i, 'collections'],
    [/^Public Record Information$/i, 'public records'],
    [/^Inquiries that do not (display|impact|appear)\b.*$/i, 'soft inquiries'],
    [/^Inquiries that (display|impact|appear)\b.*$/i, 'hard inquiries'],
  ],
  labels: { hasColons: true },
  blocksOf: accountsInColumns,
  kindsOf: (lines: readonly Line[]) =>
    new Map<Line, LineKind>(lines.map((line) => [line, isOfMonths(line) ? 'months' : 'row'])),
  // As its own key explains them; a month on time is not printed.
  codeOf: codesWith({
    ...{ 1: '30', 2: '60', 3: '90', 4: '120', 5: '150', 6: '180' },
    ...{ G: 'COL', H: 'FC', J: 'VS', K: 'RPO', L: 'CO' },
  }),
  areSectionsApart: true,
  areCellsText: true,
}

/** The file that Equifax sends by mail. */
export const equifaxMailed: Layout = {
  family: 'equifax-mailed',
  marks: [
    [/\bCREDIT FILE ?: ?[A-Z][a-z]+ \d/i, 3],
    [/\bAccount Column Title Descriptions\b/i, 2],
    [/\bAccount History Status Code Descriptions\b/i, 2],
    [/\bItems As of\b/i, 1],
    [/\bMonths Revd\b/i, 1],
    [/\bWhose Account\b/i, 1],
  ],
  read: (pages) => [readLayout(pages, { ...form, readInquiries: inquiriesByKind() })],
}
