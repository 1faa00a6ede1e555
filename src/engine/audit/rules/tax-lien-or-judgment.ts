import { recordsPolicy } from '../law.ts'
import { makeFinding, recordEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { dateText } from '../wording.ts'

/** The National Consumer Assistance Plan: since 2017 and 2018 the bureaus show neither. A policy, not a statute. */
const about: RuleDescription = {
  key: 'tax_lien_or_judgment',
  title: 'Tax lien or civil judgment in the report',
  basis: recordsPolicy,
  strength: 'B',
  worth: 91,
}

export const taxLienOrJudgment: Rule = {
  ...about,
  look: ({ reports }) =>
    reports.flatMap((report) =>
      report.publicRecords
        .filter(({ type }) => /\blien\b|judge?ment/i.test(type.value))
        .map((record) =>
          makeFinding(about, {
            evidence: [
              recordEvidence(record, 'type'),
              ...(record.filed === null ? [] : [recordEvidence(record, 'filed')]),
            ],
            statement: `${report.bureau} lists a public record of the type "${record.type.value}"${record.filed === null ? '' : `, filed ${dateText(record.filed.value)}`}. By their own policy the nationwide bureaus have not reported civil judgments since 2017 and tax liens since 2018.`,
            innocentExplanation:
              'The law itself allows a judgment for seven years or until the time to enforce it is over, whichever is longer, and sets a limit of seven years from payment only for a paid tax lien; it is the policy of the bureaus that leaves such records out.',
            request: 'Please remove this public record, as your own policy provides.',
          }),
        ),
    ),
}
