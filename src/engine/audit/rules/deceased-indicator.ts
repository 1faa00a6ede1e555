import { accuracy } from '../law.ts'
import { fieldEvidence, makeFinding, personalEvidence, remarkEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText } from '../wording.ts'

/** Metro 2, ECOA code X. */
const about: RuleDescription = {
  key: 'deceased_indicator',
  title: 'Living consumer marked deceased',
  basis: accuracy,
  strength: 'C',
  worth: 99,
}

export const deceasedIndicator: Rule = {
  ...about,
  look: ({ reports }) =>
    reports.flatMap((report) => [
      ...report.personal.notices
        .filter(({ value }) => /deceased/i.test(value))
        .map((notice) =>
          makeFinding(about, {
            evidence: [personalEvidence(report, 'notices', notice)],
            statement: `The report carries the notice "${notice.value}".`,
            ...asked,
          }),
        ),
      ...report.accounts
        .filter(
          (entry) =>
            isMarked(entry.responsibility?.value) || entry.remarks.some(({ value }) => isMarked(value)),
        )
        .map((entry) =>
          makeFinding(about, {
            evidence: isMarked(entry.responsibility?.value)
              ? [fieldEvidence(entry, 'responsibility')]
              : remarkEvidence(entry, /deceased/),
            statement: `${accountText(entry)} marks the consumer as deceased.`,
            ...asked,
          }),
        ),
    ]),
}

const asked = {
  innocentExplanation: 'The mark may belong to a joint holder of an account who has died.',
  request: 'Please remove the mark that I am deceased, wherever it stands in my file.',
}

function isMarked(text: string | undefined): boolean {
  return text !== undefined && /deceased/i.test(text)
}
