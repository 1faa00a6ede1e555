import { isThirdParty } from '../../match/account-kind.ts'
import type { CreditReport, Tradeline } from '../../report/credit-report.ts'
import type { Finding } from '../finding.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import { isPartialPrint } from '../partial-layouts.ts'
import { inOrder, isWrong, notSure } from '../question-answers.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText } from '../wording.ts'

/**
 * Metro 2, K1 segment: collectors and debt buyers name the original creditor, however often the debt was sold. Where the
 * label is printed empty, the name is missing. Without the label the print may have left it out: the client is asked, and
 * only of a print that shows the creditor of another entry.
 */
const about: RuleDescription = {
  key: 'missing_original_creditor',
  title: 'Collection without an original creditor',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 77,
}

export const missingOriginalCreditor: Rule = {
  ...about,
  look: ({ entries, reportOf }) =>
    entries
      .filter((entry) => isThirdParty(entry) && entry.originalCreditor === null)
      .flatMap((entry): Finding[] => {
        const isBlank = entry.blank.some(({ field }) => field === 'originalCreditor')
        // What such a print leaves out may be in the bureau's file; an empty label beside filled ones is worth asking about.
        if (isPartialPrint(reportOf(entry)))
          return isBlank && showsOriginalCreditors(reportOf(entry)) ? [askedOf(entry)] : []
        if (isBlank) return [findingOf(entry)]
        return showsOriginalCreditors(reportOf(entry)) ? [askedOf(entry)] : []
      }),
}

function showsOriginalCreditors({ accounts }: CreditReport): boolean {
  return accounts.some(({ originalCreditor }) => originalCreditor !== null)
}

function findingOf(entry: Tradeline): Finding {
  return makeFinding(about, {
    ...wordsOf(entry),
    statement: `${accountText(entry)} is a collection account, and the field for the original creditor is empty.`,
  })
}

function askedOf(entry: Tradeline): Finding {
  return makeFinding(about, {
    ...wordsOf(entry),
    strength: 'C',
    statement: `${accountText(entry)} is a collection account, and no original creditor is named.`,
    question: {
      text: `Do you know which debt ${entry.creditor.value} collects?`,
      disputeTitle: about.title,
      answers: [
        inOrder('known', 'Yes, I know which debt it is'),
        isWrong(
          'unknown',
          'No, and the report does not tell me',
          'From what is printed I cannot tell which debt it is.',
        ),
        notSure,
      ],
    },
  })
}

function wordsOf(entry: Tradeline) {
  return {
    evidence: [fieldEvidence(entry, 'originalCreditor'), fieldEvidence(entry, 'creditor')],
    innocentExplanation:
      'The entry would be complete if the company itself gave the credit and is not a collector, or if the name appears in another part of the report.',
    request:
      'Please verify with the furnisher who the original creditor is, and report the name, or delete the entry if it cannot be verified.',
  }
}
