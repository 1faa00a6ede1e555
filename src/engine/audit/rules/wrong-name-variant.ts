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
      const elsewhere = context.reports
        .filter((other) => other !== report)
        .flatMap((other) => other.personal.names.map(({ value }) => partsOf(value)))
      return report.personal.names
        .filter(({ value }) => !isVariantOf(partsOf(value), own))
        .filter(({ value }) => !elsewhere.some((other) => isVariantOf(partsOf(value), other)))
        .map((name) =>
          stateFinding(about, {
            evidence: [personalEvidence(report, 'names', name)],
            facts: { bureau: report.bureau, name: name.value, own: own.join(' ') },
            asks: [inOrder('used_it'), isWrong('misspelled'), isWrong('never_used'), notSure],
          }),
        )
    })
  },
}

/** The client's own word, or the name that most reports print first. */
function ownName({ client, reports }: AuditContext): string[] | null {
  if (client.name !== undefined) return partsOf(client.name)
  const first = reports.flatMap((report) =>
    report.personal.names.slice(0, 1).map(({ value }) => partsOf(value)),
  )
  return groupsOf(first, isVariantOf)[0]?.[0] ?? null
}

/** First and last name, without suffixes; the middle name may be missing. */
function partsOf(name: string): string[] {
  const words = name
    .toUpperCase()
    .replace(/[^A-Z' -]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !/^(JR|SR|II|III|IV)$/.test(word))
  const first = words[0]
  const last = words.at(-1)
  return first === undefined || last === undefined ? [] : [first, last]
}

/** The same last name, and a first name of which one may be the initial or the start of the other. */
function isVariantOf(a: string[], b: string[]): boolean {
  const [firstA = '', lastA = ''] = a
  const [firstB = '', lastB = ''] = b
  return lastA === lastB && (firstA.startsWith(firstB) || firstB.startsWith(firstA))
}
