import type { CreditReport, Tradeline } from './credit-report.ts'

/** A day alone, in the forms that bureaus print. */
const day = /^\W*(\p{L}{3,10}\.? \d{1,2}, ?\d{4}|\p{L}{3,10}\.? \d{4}|\d{1,2}[/-]\d{1,2}[/-]\d{2,4})\W*$/u
/** What headings, labels and values of an account say, and no company is called. */
const said =
  /^\W*((account|credit|payment|personal|additional|general|detailed?) )?(information|details?|history|summary|status|remarks|comments|installment|revolving|individual|joint|unknown|closed|opened|monthly|current|number|historical)\W*$/i
/** A month alone, and how long a loan runs. */
const time =
  /^\W*((january|february|march|april|may|june|july|august|september|october|november|december)|\d{1,3} months?)\W*$/i
const bankruptcy = /^\W*chapter (7|11|12|13)( bankruptcy)?\b/i

/** True for the words of a heading, a label or a value that stand where a creditor's name was looked for. */
export function isNoName(text: string): boolean {
  return [day, said, time, bankruptcy].some((form) => form.test(text))
}

/**
 * Where lines of a file are lost or come in parts, something else may stand in the place of a creditor's name, and an account would be
 * made of it that nobody has. Its name becomes a line that was not understood; what stands below it belongs to the entry before.
 */
export function withoutNameless(report: CreditReport): CreditReport {
  const nameless = report.accounts.filter(({ creditor }) => isNoName(creditor.raw))
  if (nameless.length === 0) return report
  const { coverage } = report
  const accounts = report.accounts.filter((account) => !nameless.includes(account))
  return {
    ...report,
    accounts,
    coverage: {
      ...coverage,
      found: { ...coverage.found, accounts: accounts.length },
      unread: [...coverage.unread, ...nameless.map(nameAsLine)],
    },
  }
}

const nameAsLine = ({ creditor: { raw, box } }: Tradeline) => ({ text: raw, box })
