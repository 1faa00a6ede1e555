import { isFormOf } from '../../match/person-name.ts'
import { groupsOf } from '../agreement.ts'
import { accuracy } from '../law.ts'
import { personalEvidence } from '../make-finding.ts'
import { inOrder, isWrong, notSure } from '../offered-answers.ts'
import type { AuditContext, Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

const about = {
  key: 'wrong_name_variant',
  basis: accuracy,
  strength: 'C',
  worth: 29,
} satisfies StatedRule

export const wrongNameVariant: Rule = {
  ...about,
  look: (context) => {
    const own = ownName(context)
    if (own === null) return []
    return context.reports.flatMap((report) => {
      const others = context.reports.filter((other) => other !== report)
      // Of a report whose names were not read nobody can say that it does not list this one.
      if (others.some(({ personal }) => personal.names.length === 0)) return []
      const elsewhere = others.flatMap((other) => other.personal.names.map(({ value }) => value))
      return report.personal.names
        .filter(({ value }) => !isFormOf(value, own))
        .filter(({ value }) => !elsewhere.some((other) => isFormOf(value, other)))
        .map((name) =>
          stateFinding(about, {
            evidence: [personalEvidence(report, 'names', name)],
            facts: { bureau: report.bureau, name: name.value, own },
            asks: [inOrder('used_it'), isWrong('misspelled'), isWrong('never_used'), notSure],
          }),
        )
    })
  },
}

/** The client's own word, or the name that most reports print first; as it is written there. */
function ownName({ client, reports }: AuditContext): string | null {
  if (client.name !== undefined) return client.name
  const first = reports.flatMap((report) => report.personal.names.slice(0, 1).map(({ value }) => value))
  return groupsOf(first, isFormOf)[0]?.[0] ?? null
}
