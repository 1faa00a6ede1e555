import type { CreditReport } from '../../../engine/report/credit-report.ts'
import type { ReportReading } from '../../../engine/report/read-report.ts'
import type { Recognition } from '../../../shared/api/reports.ts'
import { type BureauKey, bureauNames } from '../../../shared/api/vocabulary.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'

/** What the reader saw, for the owner; `slot` is the bureau under which the file was uploaded. */
export function recogniseReport(reading: ReportReading, slot: BureauKey): Recognition {
  const nothing = { bureau: null, reportDate: null, accounts: null }
  if (!reading.ok) {
    const { code, sentence, missing } = reading.refusal
    const recognition = {
      ...nothing,
      problem: sentence,
      ...(missing ? { missingPages: missing } : {}),
      ...(code === 'locked' ? { needsPassword: true } : {}),
    }
    return code === 'scanned' ? { ...recognition, scan: { state: 'reading', done: 0, of: 0 } } : recognition
  }
  const report = reportOfSlot(reading, slot)
  if (!report) return { ...nothing, problem: says('reading.noReport') }
  const bureau = keyOf(report.bureau)
  const { missing } = report.coverage
  const notes = [
    ...(reading.reports.length > 1 ? [severalBureaus(reading.reports)] : []),
    ...(reading.refused ?? []).map(({ sentence }) => says('reading.partNotUsed', { problem: sentence })),
  ]
  return {
    bureau,
    reportDate: report.reportDate.value,
    accounts: report.accounts.length,
    problem:
      bureau === slot
        ? null
        : says('reading.otherBureau', { bureau: report.bureau, slot: bureauNames[slot] }),
    ...(missing ? { missingPages: { pages: missing.pages, count: missing.count, of: missing.of } } : {}),
    ...(notes.length > 0 ? { notes } : {}),
  }
}

/** The report that the slot stands for, else the file's first. */
export function reportOfSlot(reading: ReportReading, slot: BureauKey): CreditReport | undefined {
  if (!reading.ok) return undefined
  return reading.reports.find((each) => keyOf(each.bureau) === slot) ?? reading.reports[0]
}

/** 'A three-bureau report: Experian 23 accounts, Equifax 30, TransUnion 22.' */
function severalBureaus(reports: readonly CreditReport[]): Sentence {
  return says('reading.bureausInFile', {
    bureaus: reports.map(({ bureau }) => bureau),
    counts: reports.map(({ accounts }) => accounts.length),
  })
}

export function keyOf(bureau: 'Experian' | 'Equifax' | 'TransUnion'): BureauKey {
  return bureau === 'Experian' ? 'experian' : bureau === 'Equifax' ? 'equifax' : 'transunion'
}
