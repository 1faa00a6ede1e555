import { lastDayOf } from '../../match/calendar.ts'
import { bankruptcyOf } from '../bankruptcy-record.ts'
import { bankruptcyAccuracy } from '../law.ts'
import { recordEvidence } from '../make-finding.ts'
import { inOrder, isWrongOn, notSure } from '../offered-answers.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

const about = {
  key: 'bankruptcy_dismissed',
  basis: bankruptcyAccuracy,
  strength: 'C',
  worth: 76,
} satisfies StatedRule

export const bankruptcyDismissed: Rule = {
  ...about,
  look: ({ reports }) =>
    reports.flatMap((report) =>
      report.publicRecords.flatMap((record) => {
        const { filed, status } = record
        if (bankruptcyOf(record)?.isDismissed !== true || status === null) return []
        return [
          stateFinding(about, {
            evidence: [
              recordEvidence(record, 'status'),
              ...(filed === null ? [] : [recordEvidence(record, 'filed')]),
            ],
            facts: { record: record.type.value, filed: filed?.value ?? null, status: status.value },
            asks: [
              isWrongOn('discharged', {
                from: filed === null ? '1900-01-01' : lastDayOf(filed.value),
                to: report.reportDate.value,
              }),
              inOrder('dismissed'),
              notSure,
            ],
          }),
        ]
      }),
    ),
}
