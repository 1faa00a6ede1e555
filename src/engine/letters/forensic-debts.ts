import { bureaus, type CreditReport, type Tradeline, type TradelineField } from '../report/credit-report.ts'
import type { CaseFile, DebtAcrossBureaus } from './case-file.ts'
import { standingFindings } from './disputable-findings.ts'
import { asPrinted, notPrinted } from './forensic-accounts.ts'
import type { DebtComparison } from './forensic-analysis.ts'
import { maskedAccount } from './hide-numbers.ts'
import type { ForensicWords } from './words/en/forensic-analysis.ts'
import { languageOf, wordsIn } from './words/language.ts'

const columnsPerTable = 4

const comparedFields = [
  'accountNumber',
  'originalCreditor',
  'type',
  'responsibility',
  'opened',
  'closed',
  'reported',
  'status',
  'balance',
  'pastDue',
  'creditLimit',
  'highBalance',
  'dofd',
  'removalDate',
] as const satisfies readonly (TradelineField & keyof ForensicWords['fields'])[]

/** A table of the entries of one debt; a field that none of them prints has no row. */
export function compareEntries(
  label: string,
  entries: readonly Tradeline[],
  caseFile: CaseFile,
): DebtComparison[] {
  const { forensic: words } = wordsIn(languageOf(caseFile))
  const evidence = new Set(
    [...standingFindings(caseFile), ...caseFile.questions].flatMap((finding) =>
      finding.evidence.map((line) => `${line.itemId} ${line.field}`),
    ),
  )
  return inGroups(entries, columnsPerTable).map((group, at) =>
    comparison(at === 0 ? label : words.continued(label), group, evidence, words),
  )
}

function comparison(
  label: string,
  entries: Tradeline[],
  evidence: ReadonlySet<string>,
  words: ForensicWords,
): DebtComparison {
  return {
    label,
    columns: entries.map((entry) => ({
      bureau: entry.bureau,
      entry: entry.creditor.value,
      page: entry.creditor.box.page,
    })),
    rows: comparedFields
      .map((field) => ({
        field: words.fields[field],
        cells: entries.map((entry) => ({
          text: entry.blank.some((each) => each.field === field) ? words.leftBlank : shown(entry, field),
          isEvidence: evidence.has(`${entry.id} ${field}`),
        })),
      }))
      .filter(({ cells }) =>
        cells.some(({ text, isEvidence }) => isEvidence || (text !== notPrinted && text !== words.leftBlank)),
      ),
  }
}

function shown(entry: Tradeline, field: (typeof comparedFields)[number]): string {
  if (field === 'accountNumber')
    return entry.accountNumber === null ? notPrinted : maskedAccount(entry.accountNumber.value)
  return asPrinted(entry[field])
}

/** The entries of a debt in the order of the bureaus, or of the owners where a bureau has several. */
export function entriesOf(debt: DebtAcrossBureaus, reports: readonly CreditReport[]): Tradeline[] {
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
