import { accuracy } from '../law.ts'
import { fieldEvidence, personalEvidence, remarkEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import { inOrder, isWrong, notSure } from '../offered-answers.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2, ECOA code X. */
const about = {
  key: 'deceased_indicator',
  basis: accuracy,
  strength: 'C',
  worth: 99,
} satisfies StatedRule

export const deceasedIndicator: Rule = {
  ...about,
  look: ({ reports }) =>
    reports.flatMap((report) => [
      ...report.personal.notices
        .filter(({ value }) => /deceased/i.test(value))
        .map((notice) =>
          stateFinding(about, {
            evidence: [personalEvidence(report, 'notices', notice)],
            facts: { bureau: report.bureau, notice: notice.value },
            asks: answers,
          }),
        ),
      ...report.accounts
        .filter(
          (entry) =>
            isMarked(entry.responsibility?.value) || entry.remarks.some(({ value }) => isMarked(value)),
        )
        .map((entry) =>
          stateFinding(about, {
            evidence: isMarked(entry.responsibility?.value)
              ? [fieldEvidence(entry, 'responsibility')]
              : remarkEvidence(entry, /deceased/),
            facts: { bureau: entry.bureau, account: accountOf(entry) },
            asks: answers,
          }),
        ),
    ]),
}

const answers = [isWrong('alive'), inOrder('joint_holder'), inOrder('on_behalf'), notSure]

function isMarked(text: string | undefined): boolean {
  return text !== undefined && /deceased/i.test(text)
}
