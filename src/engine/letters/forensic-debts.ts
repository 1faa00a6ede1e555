import { bureaus, type CreditReport, type Tradeline, type TradelineField } from '../report/credit-report.ts'
import type { CaseFile, DebtAcrossBureaus } from './case-file.ts'
import { asPrinted, notPrinted } from './forensic-accounts.ts'
import type { DebtComparison } from './forensic-analysis.ts'
import { maskedAccount } from './hide-numbers.ts'

const columnsPerTable = 4
const leftBlank = 'left blank'

const comparedFields: { field: TradelineField; name: string; show: (entry: Tradeline) => string }[] = [
  {
    field: 'accountNumber',
    name: 'Account number',
    show: (entry) => (entry.accountNumber === null ? notPrinted : maskedAccount(entry.accountNumber.value)),
  },
  {
    field: 'originalCreditor',
    name: 'Original creditor',
    show: (entry) => asPrinted(entry.originalCreditor),
  },
  { field: 'type', name: 'Type', show: (entry) => asPrinted(entry.type) },
  { field: 'responsibility', name: 'Responsibility', show: (entry) => asPrinted(entry.responsibility) },
  { field: 'opened', name: 'Opened', show: (entry) => asPrinted(entry.opened) },
  { field: 'closed', name: 'Closed', show: (entry) => asPrinted(entry.closed) },
  { field: 'reported', name: 'Reported', show: (entry) => asPrinted(entry.reported) },
  { field: 'status', name: 'Status', show: (entry) => asPrinted(entry.status) },
  { field: 'balance', name: 'Balance', show: (entry) => asPrinted(entry.balance) },
  { field: 'pastDue', name: 'Past due', show: (entry) => asPrinted(entry.pastDue) },
  { field: 'creditLimit', name: 'Credit limit', show: (entry) => asPrinted(entry.creditLimit) },
  { field: 'highBalance', name: 'High balance', show: (entry) => asPrinted(entry.highBalance) },
  { field: 'dofd', name: 'First delinquency', show: (entry) => asPrinted(entry.dofd) },
  { field: 'removalDate', name: 'Removal', show: (entry) => asPrinted(entry.removalDate) },
]

/** A table a debt that at least two entries show; a field that none of them prints has no row. */
export function compareDebts(caseFile: CaseFile): DebtComparison[] {
  const evidence = new Set(
    [...caseFile.findings, ...caseFile.questions].flatMap((finding) =>
      finding.evidence.map((line) => `${line.itemId} ${line.field}`),
    ),
  )
  return caseFile.debts.flatMap((debt) => {
    const entries = entriesOf(debt, caseFile.reports)
    if (entries.length < 2) return []
    return inGroups(entries, columnsPerTable).map((group, at) => comparison(debt.label, at, group, evidence))
  })
}

function comparison(
  label: string,
  at: number,
  entries: Tradeline[],
  evidence: ReadonlySet<string>,
): DebtComparison {
  return {
    label: at === 0 ? label : `${label}, continued`,
    columns: entries.map((entry) => ({
      bureau: entry.bureau,
      entry: entry.creditor.value,
      page: entry.creditor.box.page,
    })),
    rows: comparedFields
      .map(({ field, name, show }) => ({
        field: name,
        cells: entries.map((entry) => ({
          text: entry.blank.some((each) => each.field === field) ? leftBlank : show(entry),
          isEvidence: evidence.has(`${entry.id} ${field}`),
        })),
      }))
      .filter(({ cells }) =>
        cells.some(({ text, isEvidence }) => isEvidence || (text !== notPrinted && text !== leftBlank)),
      ),
  }
}

function entriesOf(debt: DebtAcrossBureaus, reports: readonly CreditReport[]): Tradeline[] {
  const isOneEntryEach = new Set(debt.members.map(({ bureau }) => bureau)).size === debt.members.length
  const members = isOneEntryEach
    ? bureaus.flatMap((bureau) => debt.members.find((member) => member.bureau === bureau) ?? [])
    : debt.members
  return members.flatMap(({ bureau, accountId }) => {
    const entry = reports
      .find((report) => report.bureau === bureau)
      ?.accounts.find(({ id }) => id === accountId)
    return entry === undefined ? [] : [entry]
  })
}

function inGroups<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  )
}
