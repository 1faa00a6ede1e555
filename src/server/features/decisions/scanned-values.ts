import { createHash } from 'node:crypto'
import type { Evidence, Finding } from '../../../engine/audit/finding.ts'
import type { CreditReport, Printed } from '../../../engine/report/credit-report.ts'

/** A value of a text file is what the file says; one of a scan needs the client's eyes. */
const isScanned = ({ confidence }: { confidence?: number }) => (confidence ?? 1) < 1

/**
 * Names one value that character recognition read: by what is printed and where it belongs, so that a confirmation
 * stays with it through another reading of the same scan. 16 hexadecimal digits.
 */
export function confirmationId(value: Evidence): string {
  const { bureau, itemId, creditor, accountNumber, field, label, printed } = value
  return createHash('sha256')
    .update(JSON.stringify([bureau, itemId, creditor, accountNumber, field, label, printed]))
    .digest('hex')
    .slice(0, 16)
}

/**
 * Everything that a letter with this finding would quote and that a scan gave: its lines, and of each entry the
 * creditor, the account number and the date of the report. Empty for reports of text.
 */
export function scannedValuesOf(finding: Finding, reports: readonly CreditReport[]): Evidence[] {
  const values = new Map<string, Evidence>()
  const add = (value: Evidence) => {
    if (isScanned(value)) values.set(confirmationId(value), value)
  }
  for (const line of finding.evidence) {
    const report = reports.find(({ bureau }) => bureau === line.bureau)
    if (!report) continue
    const about = {
      bureau: line.bureau,
      itemId: line.itemId,
      creditor: line.creditor,
      accountNumber: line.accountNumber,
    }
    const entry = report.accounts.find(({ id }) => id === line.itemId)
    const inquiry = report.inquiries.find(({ id }) => id === line.itemId)
    add(lineOf({ ...about, field: 'creditor', label: 'Creditor' }, entry?.creditor ?? inquiry?.name ?? null))
    add(lineOf({ ...about, field: 'accountNumber', label: 'Account number' }, entry?.accountNumber ?? null))
    add(
      lineOf(
        {
          bureau: line.bureau,
          itemId: null,
          creditor: null,
          accountNumber: null,
          field: 'reportDate',
          label: 'Date of the report',
        },
        report.reportDate,
      ),
    )
    add(line)
  }
  return [...values.values()]
}

type About = Pick<Evidence, 'bureau' | 'itemId' | 'creditor' | 'accountNumber' | 'field' | 'label'>

/** A value that is not printed counts as certain: there is nothing to confirm. */
function lineOf(about: About, value: Printed<unknown> | null): Evidence {
  if (value === null) return { ...about, printed: '', box: { page: 0, x: 0, y: 0, width: 0, height: 0 } }
  return { ...about, printed: value.raw, box: value.box, confidence: value.confidence }
}
