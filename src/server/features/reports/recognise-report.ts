import type { CreditReport } from '../../../engine/report/credit-report.ts'
import type { ReportReading } from '../../../engine/report/read-report.ts'
import type { Recognition } from '../../../shared/api/reports.ts'
import { type BureauKey, bureauNames } from '../../../shared/api/vocabulary.ts'

/** What the reader saw, in words for the owner; `slot` is the bureau under which the file was uploaded. */
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
  if (!report) return { ...nothing, problem: 'No report was found in this file.' }
  const bureau = keyOf(report.bureau)
  const { missing } = report.coverage
  const notes = [
    ...(reading.reports.length > 1 ? [severalBureaus(reading.reports)] : []),
    ...(reading.refused ?? []).map(({ sentence }) => `A part of this file was not used. ${sentence}`),
  ]
  return {
    bureau,
    reportDate: report.reportDate.value,
    accounts: report.accounts.length,
    problem:
      bureau === slot
        ? null
        : `This is a report of ${report.bureau}, not of ${bureauNames[slot]}. Upload it under ${report.bureau}, and choose your ${bureauNames[slot]} report here.`,
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
function severalBureaus(reports: readonly CreditReport[]): string {
  const [first, ...others] = reports.map(({ bureau, accounts }) => ({ bureau, count: accounts.length }))
  const counts = others.map(({ bureau, count }) => `, ${bureau} ${count}`).join('')
  const kind = others.length === 2 ? 'A three-bureau report' : 'A report of two bureaus'
  return `${kind}: ${first?.bureau} ${first?.count} accounts${counts}.`
}

export function keyOf(bureau: 'Experian' | 'Equifax' | 'TransUnion'): BureauKey {
  return bureau === 'Experian' ? 'experian' : bureau === 'Equifax' ? 'equifax' : 'transunion'
}
