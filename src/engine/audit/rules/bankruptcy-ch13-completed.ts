import { addYears, lastDayOf } from '../../match/calendar.ts'
import { bankruptcyOf } from '../bankruptcy-record.ts'
import { chapter13Practice } from '../law.ts'
import { recordEvidence } from '../make-finding.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

const about = {
  key: 'bankruptcy_ch13_completed',
  basis: chapter13Practice,
  strength: 'B',
  worth: 83,
} satisfies StatedRule

export const bankruptcyCh13Completed: Rule = {
  ...about,
  look: ({ reports }) =>
    reports.flatMap((report) =>
      report.publicRecords.flatMap((record) => {
        const { filed } = record
        const bankruptcy = bankruptcyOf(record)
        if (filed === null || bankruptcy?.chapter !== '13' || !bankruptcy.isCompleted) return []
        const printedOn = report.reportDate.value
        if (addYears(lastDayOf(filed.value), 7) >= printedOn) return []
        return [
          stateFinding(about, {
            evidence: [
              recordEvidence(record, 'filed'),
              recordEvidence(record, 'type'),
              ...(record.status === null ? [] : [recordEvidence(record, 'status')]),
            ],
            facts: { record: record.type.value, filed: filed.value, printedOn },
          }),
        ]
      }),
    ),
}
