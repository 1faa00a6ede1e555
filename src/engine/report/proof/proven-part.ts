import type { CreditReport, Tradeline, UnprovenPart } from '../credit-report.ts'

/**
 * True when entries of the report are known to be lacking: on missing pages, in blocks that were not read to their end,
 * or by its own counts. What it does not show may stand there.
 */
export function mayLackEntries({ coverage }: CreditReport): boolean {
  return coverage.missing !== undefined || coverage.unproven?.some(({ part }) => part === 'all') === true
}

/** True when the account, inquiry or record with that id was not proven to be read whole; also for 'personal'. */
export function isTouched({ coverage }: CreditReport, id: string): boolean {
  const isUnproven = coverage.unproven?.some(({ item, part }) => item === id && part === 'all')
  return coverage.missing?.touched.includes(id) === true || isUnproven === true
}

/** The parts of an entry that were read and are not proven, its history or single fields; none where it is out altogether. */
export function unprovenPartsOf({ coverage }: CreditReport, id: string): UnprovenPart['part'][] {
  return (coverage.unproven ?? []).flatMap(({ item, part }) => (item === id && part !== 'all' ? [part] : []))
}

/** True for a field of an entry that was not read and may be printed: that it is empty can be said of nothing. */
export function isPerhapsPrinted({ coverage }: CreditReport, id: string, field: string): boolean {
  return (coverage.unproven ?? []).some(
    ({ item, part, because }) => item === id && part === field && because === 'perhaps_printed',
  )
}

/** The report without entries that were not proven to be read whole. The same object where all were. */
export function wholeEntries(report: CreditReport): CreditReport {
  if (!mayLackEntries(report)) return report
  const isWhole = ({ id }: { id: string }) => !isTouched(report, id)
  return {
    ...report,
    accounts: report.accounts.filter(isWhole),
    inquiries: report.inquiries.filter(isWhole),
    publicRecords: report.publicRecords.filter(isWhole),
  }
}

/**
 * The report without anything that is not proven (decision 37): entries that a missing page or a block without an end may
 * have had a part of, histories and values that cannot be as they were read. The same object where all is proven.
 */
export function provenPart(report: CreditReport): CreditReport {
  const whole = wholeEntries(report)
  const { unproven = [] } = report.coverage
  if (!unproven.some(({ part }) => part !== 'all')) return whole
  return { ...whole, accounts: whole.accounts.map((account) => provenAccount(account, whole)) }
}

function provenAccount(account: Tradeline, report: CreditReport): Tradeline {
  const parts = unprovenPartsOf(report, account.id)
  if (parts.length === 0) return account
  const proven = { ...account }
  for (const part of parts) {
    if (part === 'history') Object.assign(proven, { history: [], statedLates: [] })
    // The name of an entry is what all of it is called by.
    else if (part !== 'all' && part !== 'creditor') Object.assign(proven, { [part]: null })
  }
  return proven
}
