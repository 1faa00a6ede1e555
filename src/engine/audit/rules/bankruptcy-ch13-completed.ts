import { addYears, lastDayOf } from '../../match/calendar.ts'
import { bankruptcyOf } from '../bankruptcy-record.ts'
import { chapter13Practice } from '../law.ts'
import { makeFinding, recordEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { dateText } from '../wording.ts'

const about: RuleDescription = {
  key: 'bankruptcy_ch13_completed',
  title: 'Completed Chapter 13 case past seven years',
  basis: chapter13Practice,
  strength: 'B',
  worth: 83,
}

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
          makeFinding(about, {
            evidence: [
              recordEvidence(record, 'filed'),
              recordEvidence(record, 'type'),
              ...(record.status === null ? [] : [recordEvidence(record, 'status')]),
            ],
            statement: `The ${record.type.value} filed on ${dateText(filed.value)} is reported as completed and is still in the report of ${dateText(printedOn)}, more than seven years after it was filed. The law allows ten years; by the bureaus’ own practice a completed Chapter 13 case is removed after seven.`,
            innocentExplanation:
              'The entry is within the ten years that the law allows; it is removed earlier by the bureaus’ own practice.',
            request: 'Please remove this case now, as your own practice provides.',
          }),
        ]
      }),
    ),
}
