import { dateText } from '../../shared/findings/en/english-words.ts'
import type { Evidence } from '../audit/finding.ts'
import type { Bureau, CreditReport } from '../report/credit-report.ts'
import { maskedAccount } from './hide-numbers.ts'

/** A line of a report, quoted: what it says, exactly as printed, and where. */
export interface QuotedLine {
  bureau: Bureau
  /** 'November 9, 2026'; null when the report is not in the case. */
  reportDate: string | null
  /** 'CREDITOR, account *1234', or null for personal information. */
  entry: string | null
  /** The audit's name of the field: 'balance', 'ssnLast4'. */
  field: string
  label: string
  /** As printed; '' when the label stands there without a value. */
  value: string
  page: number
}

/** Every line once, in the audit's order. */
export function quoteAll(evidence: readonly Evidence[], reports: readonly CreditReport[]): QuotedLine[] {
  const lines = new Map<string, QuotedLine>()
  for (const each of evidence) {
    const line = quoteEvidence(each, reports)
    lines.set(JSON.stringify(line), line)
  }
  return [...lines.values()]
}

function quoteEvidence(evidence: Evidence, reports: readonly CreditReport[]): QuotedLine {
  const report = reports.find(({ bureau }) => bureau === evidence.bureau)
  return {
    bureau: evidence.bureau,
    reportDate: report === undefined ? null : dateText(report.reportDate.value),
    entry:
      evidence.creditor === null ? null : entryName({ ...evidence, creditor: evidence.creditor }, reports),
    field: evidence.field,
    label: evidence.label,
    value: evidence.printed.trim(),
    page: evidence.box.page,
  }
}

/** 'CREDITOR, account *1234'; 'COURT, reference 123' for a public record; the name alone where no number is printed. */
export function entryName(
  item: { itemId: string | null; creditor: string; accountNumber: string | null },
  reports: readonly CreditReport[],
): string {
  const { itemId, creditor, accountNumber } = item
  if (accountNumber === null) return creditor
  const isRecord = reports.some(({ publicRecords }) => publicRecords.some(({ id }) => id === itemId))
  return isRecord
    ? `${creditor}, reference\u00a0${accountNumber}`
    : `${creditor}, account\u00a0${maskedAccount(accountNumber)}`
}

/** 'Status “Charge Off” (page 4)'; 'Date of first delinquency, left blank (page 4)'. */
export function quotedInText(line: QuotedLine): string {
  return line.value === ''
    ? `${line.label}, left blank (page ${line.page})`
    : `${line.label} “${line.value}” (page ${line.page})`
}
