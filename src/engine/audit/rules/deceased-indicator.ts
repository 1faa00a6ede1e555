import type { Question } from '../finding.ts'
import { accuracy } from '../law.ts'
import { fieldEvidence, makeFinding, personalEvidence, remarkEvidence } from '../make-finding.ts'
import { inOrder, isWrong, notSure } from '../question-answers.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText } from '../wording.ts'

/** Metro 2, ECOA code X. */
const about: RuleDescription = {
  key: 'deceased_indicator',
  title: 'Your report carries a “deceased” mark',
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
            question: questionAbout(`Your ${report.bureau} report`),
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
            statement: `${accountText(entry)} carries a “deceased” mark.`,
            ...asked,
            question: questionAbout(`The account of ${entry.creditor.value} in your ${entry.bureau} report`),
          }),
        ),
    ]),
}

const asked = {
  innocentExplanation: 'The mark may belong to a joint holder of an account who has died.',
  request: 'Please verify the mark that I am deceased, and remove it wherever it appears in my file.',
}

function questionAbout(place: string): Question {
  return {
    text: `${place} carries a mark that someone has died. Who is it about?`,
    disputeTitle: about.title,
    answers: [
      isWrong('alive', 'It can only mean me, and I am alive', 'I am alive, and I sign this letter myself.'),
      inOrder('joint_holder', 'A joint holder of the account has died'),
      inOrder('on_behalf', 'I act for a person who has died'),
      notSure,
    ],
  }
}

function isMarked(text: string | undefined): boolean {
  return text !== undefined && /deceased/i.test(text)
}
