import { groupsOf } from '../agreement.ts'
import { accuracy } from '../law.ts'
import { makeFinding, personalEvidence } from '../make-finding.ts'
import { inOrder, isWrong, notSure } from '../question-answers.ts'
import type { AuditContext, Rule, RuleDescription } from '../rule.ts'

const about: RuleDescription = {
  key: 'wrong_name_variant',
  title: 'Name that only one bureau lists',
  basis: accuracy,
  strength: 'C',
  worth: 29,
}

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
          makeFinding(about, {
            evidence: [personalEvidence(report, 'names', name)],
            statement: `${report.bureau} lists the name "${name.value}", which is not a form of the name ${own.join(' ')} and which no other report lists.`,
            innocentExplanation: 'It may be a maiden name, a former name or a nickname.',
            request: `Please verify the name "${name.value}", remove it from my file, and check whether my file contains anything that belongs to someone else.`,
            question: {
              text: `Did you ever use the name ${name.value}?`,
              disputeTitle: 'Name that I never used',
              answers: [
                inOrder('used_it', 'Yes, it is or was my name, or a nickname'),
                isWrong(
                  'misspelled',
                  'It is my name, misspelled',
                  'This is a misspelling of my name, and I never used it in this form.',
                  `Please verify the name "${name.value}", and correct or remove it.`,
                ),
                isWrong('never_used', 'No, I never used it', 'I never used this name.'),
                notSure,
              ],
            },
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
