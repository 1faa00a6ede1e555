import type { ReportReading } from '../../../engine/report/read-report.ts'
import type { Recognition } from '../../../shared/api/reports.ts'
import { type BureauKey, bureauNames } from '../../../shared/api/vocabulary.ts'

/** What the reader saw, in words for the owner; `slot` is the bureau under which the file was uploaded. */
export function recogniseReport(reading: ReportReading, slot: BureauKey): Recognition {
  if (!reading.ok)
    return { bureau: null, reportDate: null, accounts: null, problem: reading.refusal.sentence }
  const report = reading.reports.find((each) => keyOf(each.bureau) === slot) ?? reading.reports[0]
  if (!report)
    return { bureau: null, reportDate: null, accounts: null, problem: 'No report was found in this file.' }
  const bureau = keyOf(report.bureau)
  return {
    bureau,
    reportDate: report.reportDate.value,
    accounts: report.accounts.length,
    problem:
      bureau === slot
        ? null
        : `This is a report of ${report.bureau}, not of ${bureauNames[slot]}. Upload it under ${report.bureau}, and choose your ${bureauNames[slot]} report here.`,
  }
}

export function keyOf(bureau: 'Experian' | 'Equifax' | 'TransUnion'): BureauKey {
  return bureau === 'Experian' ? 'experian' : bureau === 'Equifax' ? 'equifax' : 'transunion'
}
