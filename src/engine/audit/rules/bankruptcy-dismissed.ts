import { lastDayOf } from '../../match/calendar.ts'
import { bankruptcyOf } from '../bankruptcy-record.ts'
import { bankruptcyAccuracy } from '../law.ts'
import { makeFinding, recordEvidence } from '../make-finding.ts'
import { inOrder, isWrongOn, notSure } from '../question-answers.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { dateText } from '../wording.ts'

const about: RuleDescription = {
  key: 'bankruptcy_dismissed',
  title: 'Bankruptcy case reported as dismissed',
  basis: bankruptcyAccuracy,
  strength: 'C',
  worth: 76,
}

export const bankruptcyDismissed: Rule = {
  ...about,
  look: ({ reports }) =>
    reports.flatMap((report) =>
      report.publicRecords.flatMap((record) => {
        const { filed, status } = record
        if (bankruptcyOf(record)?.isDismissed !== true || status === null) return []
        const when = filed === null ? '' : ` filed on ${dateText(filed.value)}`
        return [
          makeFinding(about, {
            evidence: [
              recordEvidence(record, 'status'),
              ...(filed === null ? [] : [recordEvidence(record, 'filed')]),
            ],
            statement: `The ${record.type.value}${when} is reported with the status "${status.value}".`,
            innocentExplanation:
              'The status would be right if the court closed the case without a discharge.',
            request:
              'Please verify the outcome of this case with the court, and correct its status to discharged with the date of my discharge.',
            question: {
              text: `How did your bankruptcy case${when} end?`,
              disputeTitle: 'Discharged bankruptcy reported as dismissed',
              answers: [
                isWrongOn(
                  {
                    from: filed === null ? '1900-01-01' : lastDayOf(filed.value),
                    to: report.reportDate.value,
                  },
                  'discharged',
                  'The court discharged it on this date',
                  'My bankruptcy was discharged on {date}.',
                ),
                inOrder('dismissed', 'It was dismissed or withdrawn'),
                notSure,
              ],
            },
          }),
        ]
      }),
    ),
}
