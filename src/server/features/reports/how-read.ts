import { monthsUnsaid } from '../../../engine/audit/report-use.ts'
import type { Box } from '../../../engine/read/positioned-text.ts'
import type { CreditReport } from '../../../engine/report/credit-report.ts'
import type { Pointing } from '../../../engine/report/hints/hints.ts'
import type { ReportReading } from '../../../engine/report/read-report.ts'
import type { ReportRefusal } from '../../../engine/report/report-refusal.ts'
import type { LineMeaning } from '../../../shared/api/pointing.ts'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import type { Said } from '../../../shared/sentences/said.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import { storedSentence } from '../../../shared/sentences/stored-sentence.ts'
import type { Deps } from '../../deps.ts'
import type { FileHints } from '../hints/hints-of-file.ts'
import { reportOfSlot } from './recognise-report.ts'
import type { ReportUploadRow } from './reports.tables.ts'

/** How an upload was read, beside what was read of it. */
export interface HowRead {
  /** What was not read, in a sentence; null when all was. */
  sentence: Said | null
  /** What a person could point at, so that anything of the file is read. */
  needs: LineMeaning[]
  accounts: number
  /** Lines not understood, in the places of the file. */
  unread: { text: string; box: Box }[]
  /** The creditor under whom each pointing counts, by its id; null for what is of the whole report. */
  creditors: Record<string, string | null>
}

/** The columns of an upload that say how it was read. */
export type HowReadColumns = Pick<
  ReportUploadRow,
  'readState' | 'unreadLines' | 'howReadSealed' | 'readWithLabels'
>

const context = 'how-read'
/** No page of such a file can be shown, or none has a line. */
const closedBy: readonly ReportRefusal['code'][] = [
  'locked',
  'broken',
  'empty',
  'not_a_pdf',
  'no_text',
  'too_large',
  'timeout',
]
const asked = { bureau: 'bureau', date: 'reportDate', accounts: 'creditor' } as const
/** Of these the report itself may be the cause: an account whose payments begin before its opening was read all the same. */
const notOfTheReading = ['before_opening', 'two_codes_a_month']

/** @param slot the bureau under which the file was uploaded */
export function howReadColumns(
  deps: Pick<Deps, 'sealer'>,
  { reading, slot, said }: { reading: ReportReading; slot: BureauKey; said: FileHints },
): HowReadColumns {
  if (!reading.ok && reading.refusal.code === 'scanned')
    return { readState: null, unreadLines: null, howReadSealed: null, readWithLabels: null }
  const report = reportOfSlot(reading, slot)
  const how: HowRead = {
    sentence: sentenceOf(reading, report),
    needs: reading.ok ? [] : (reading.refusal.lacks ?? []).map((lack) => asked[lack]),
    accounts: report?.accounts.length ?? 0,
    unread: report?.coverage.unread ?? [],
    creditors: Object.fromEntries(
      said.pointings.map(({ id, pointing }) => [id, report ? creditorOf(report, pointing) : null]),
    ),
  }
  return {
    readState: stateOf(reading, how),
    unreadLines: report === undefined ? null : linesIn(how.unread),
    howReadSealed: deps.sealer.seal(JSON.stringify(how), context),
    readWithLabels: [...said.labelIds],
  }
}

/** Null for a row from before this was kept, and for a scan that is being read. */
export function openHowRead(
  deps: Pick<Deps, 'sealer'>,
  { howReadSealed }: Pick<ReportUploadRow, 'howReadSealed'>,
): HowRead | null {
  if (howReadSealed === null) return null
  const kept: HowRead = JSON.parse(deps.sealer.openText(howReadSealed, context))
  return { ...kept, sentence: kept.sentence && storedSentence(kept.sentence) }
}

function stateOf(reading: ReportReading, { sentence }: HowRead): HowReadColumns['readState'] {
  if (reading.ok) return sentence === null ? 'read' : 'in part'
  return closedBy.includes(reading.refusal.code) ? 'closed' : 'refused'
}

function sentenceOf(reading: ReportReading, report: CreditReport | undefined): Sentence | null {
  if (!reading.ok) return reading.refusal.sentence
  const lines = linesIn(report?.coverage.unread ?? [])
  const months = report === undefined ? 0 : monthsUnsaid(report)
  const other = months === 0 ? null : says('reading.monthsUnsaid', { count: months })
  if (lines > 0) {
    const problem = says('reading.unreadLines', { count: lines })
    return other === null ? problem : says('reading.all', { reasons: [problem, other] })
  }
  const [refused] = reading.refused ?? []
  if (refused !== undefined) return refused.sentence
  if (other !== null) return other
  const unproven = (report?.coverage.unproven ?? []).filter(
    ({ because }) => !notOfTheReading.includes(because),
  )
  return unproven.length > 0 ? says('reading.uncertain') : null
}

/** Pieces of one line, in two columns, are one line. */
export function linesIn(unread: readonly { box: Box }[]): number {
  const lines: Box[] = []
  for (const { box } of unread)
    if (!lines.some((line) => line.page === box.page && Math.abs(line.y - box.y) < 3)) lines.push(box)
  return lines.length
}

/** The account that has a value in the very place that was pointed at. */
function creditorOf({ accounts }: CreditReport, { box }: Pointing): string | null {
  const isThere = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && 'box' in value && isSameBox(value.box as Box, box)
  const own = accounts.find((account) =>
    Object.values(account).some((value) => (Array.isArray(value) ? value.some(isThere) : isThere(value))),
  )
  return own?.creditor.value ?? null
}

const isSameBox = (a: Box, b: Box): boolean =>
  a.page === b.page && Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5
