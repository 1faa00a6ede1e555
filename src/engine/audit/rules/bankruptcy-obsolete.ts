import { addYears, lastDayOf } from '../../match/calendar.ts'
import { tenYears } from '../law.ts'
import { makeFinding, recordEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { dateText } from '../wording.ts'

const about: RuleDescription = {
  key: 'bankruptcy_obsolete',
  title: 'Bankruptcy past 10 years',
  basis: tenYears,
  strength: 'A',
  worth: 95,
}

export const bankruptcyObsolete: Rule = {
  ...about,
  look: (context) =>
    context.reports.flatMap((report) =>
      report.publicRecords.flatMap((record) => {
        const filed = record.filed
        if (filed === null || !/bankrupt|chapter/i.test(record.type.value)) return []
        const printedOn = report.reportDate.value
        // A date printed without its day is taken at its last day, in favour of the entry.
        if (addYears(lastDayOf(filed.value), 10) >= printedOn) return []
        return [
          makeFinding(about, {
            evidence: [recordEvidence(record, 'filed'), recordEvidence(record, 'type')],
            statement: `The ${record.type.value} with the filing date ${dateText(filed.value)} is still shown in the report of ${dateText(printedOn)}, more than ten years after it was filed.`,
            innocentExplanation:
              'The entry would be allowed if the order for relief was entered much later than the printed filing date.',
            request: 'Please delete this bankruptcy from my file.',
          }),
        ]
      }),
    ),
}
