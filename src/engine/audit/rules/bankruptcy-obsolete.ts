import { addYears, lastDayOf } from '../../match/calendar.ts'
import type { PublicRecord } from '../../report/credit-report.ts'
import { bankruptcyOf } from '../bankruptcy-record.ts'
import type { Finding } from '../finding.ts'
import { tenYears } from '../law.ts'
import { recordEvidence } from '../make-finding.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

const about = {
  key: 'bankruptcy_obsolete',
  basis: tenYears,
  strength: 'A',
  worth: 95,
} satisfies StatedRule

/** By the law's ten years, or by the bureau's own removal date. */
export const bankruptcyObsolete: Rule = {
  ...about,
  look: (context) =>
    context.reports.flatMap((report) =>
      report.publicRecords
        .filter((record) => bankruptcyOf(record) !== null)
        .flatMap((record) => {
          const printedOn = report.reportDate.value
          return byFiling(record, printedOn) ?? byRemovalDate(record, printedOn) ?? []
        }),
    ),
}

function byFiling(record: PublicRecord, printedOn: string): Finding | null {
  const { filed } = record
  // A date printed without its day is taken at its last day, in favour of the entry.
  if (filed === null || addYears(lastDayOf(filed.value), 10) >= printedOn) return null
  return stateFinding(about, {
    evidence: [recordEvidence(record, 'filed'), recordEvidence(record, 'type')],
    facts: { record: record.type.value, by: 'filing', date: filed.value, printedOn },
  })
}

function byRemovalDate(record: PublicRecord, printedOn: string): Finding | null {
  const { removalDate } = record
  if (removalDate === null || lastDayOf(removalDate.value) >= printedOn) return null
  return stateFinding(about, {
    evidence: [recordEvidence(record, 'removalDate'), recordEvidence(record, 'type')],
    facts: { record: record.type.value, by: 'removal', date: removalDate.value, printedOn },
  })
}
