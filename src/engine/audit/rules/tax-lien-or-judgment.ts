import { recordsPolicy } from '../law.ts'
import { recordEvidence } from '../make-finding.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** The National Consumer Assistance Plan: since 2017 and 2018 the bureaus show neither. A policy, not a statute. */
const about = {
  key: 'tax_lien_or_judgment',
  basis: recordsPolicy,
  strength: 'B',
  worth: 91,
} satisfies StatedRule

export const taxLienOrJudgment: Rule = {
  ...about,
  look: ({ reports }) =>
    reports.flatMap((report) =>
      report.publicRecords
        .filter(({ type }) => /\blien\b|judge?ment/i.test(type.value))
        .map((record) =>
          stateFinding(about, {
            evidence: [
              recordEvidence(record, 'type'),
              ...(record.filed === null ? [] : [recordEvidence(record, 'filed')]),
            ],
            facts: { bureau: report.bureau, record: record.type.value, filed: record.filed?.value ?? null },
          }),
        ),
    ),
}
