import { addYears, lastDayOf } from '../../match/calendar.ts'
import type { PublicRecord } from '../../report/credit-report.ts'
import { bankruptcyOf } from '../bankruptcy-record.ts'
import type { Finding } from '../finding.ts'
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
  return makeFinding(about, {
    evidence: [recordEvidence(record, 'filed'), recordEvidence(record, 'type')],
    statement: `The ${record.type.value} with the filing date ${dateText(filed.value)} is still shown in the report of ${dateText(printedOn)}, more than ten years after it was filed.`,
    innocentExplanation:
      'The entry would be allowed if the order for relief was entered much later than the printed filing date.',
    request: 'Please delete this bankruptcy from my file.',
  })
}

function byRemovalDate(record: PublicRecord, printedOn: string): Finding | null {
  const { removalDate } = record
  if (removalDate === null || lastDayOf(removalDate.value) >= printedOn) return null
  return makeFinding(about, {
    evidence: [recordEvidence(record, 'removalDate'), recordEvidence(record, 'type')],
    statement: `The ${record.type.value} is printed with ${dateText(removalDate.value)} as the date of its removal, and it is still shown in the report of ${dateText(printedOn)}.`,
    innocentExplanation:
      'The entry would be allowed if the printed removal date is not the one that applies; the law itself allows ten years from the order for relief.',
    request: 'Please delete this bankruptcy from my file, as your own date of removal has passed.',
  })
}
