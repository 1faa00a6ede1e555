import type { Tradeline } from '../../report/credit-report.ts'
import { isLate } from '../account-marks.ts'
import type { Evidence } from '../finding.ts'
import { furnisherAccuracy } from '../law.ts'
import { historyEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, codeText, dateText, listText } from '../wording.ts'

/** Experian prints late months as text below the grid; both tell of the same months. */
const about: RuleDescription = {
  key: 'history_text_conflict',
  title: 'Payment history and its explanation contradict each other',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 64,
}

export const historyTextConflict: Rule = {
  ...about,
  look: ({ entries }) =>
    entries.flatMap((entry) => {
      const conflicts = entry.statedLates.flatMap((stated) => {
        const month = entry.history.find((each) => each.month === stated.month && each.code === 'OK')
        return month === undefined || !isLate(stated.code) ? [] : [{ stated, month }]
      })
      if (conflicts.length === 0) return []
      return [
        makeFinding(about, {
          evidence: conflicts.flatMap(({ stated, month }) => [
            statedEvidence(entry, stated),
            historyEvidence(entry, month),
          ]),
          statement: `For ${accountText(entry)}, the text below the payment history names ${listText(conflicts.map(({ stated }) => `${dateText(stated.month)} as ${codeText(stated.code)}`))}, and the payment history itself shows ${conflicts.length === 1 ? 'this month' : 'these months'} as paid on time.`,
          innocentExplanation: 'The late mark would be right if the payment history is what is misprinted.',
          request:
            'Please verify these months with the furnisher’s own payment record, and delete the late mark if it cannot be verified.',
        }),
      ]
    }),
}

function statedEvidence(entry: Tradeline, stated: Tradeline['statedLates'][number]): Evidence {
  return {
    bureau: entry.bureau,
    itemId: entry.id,
    creditor: entry.creditor.value,
    accountNumber: entry.accountNumber?.value ?? null,
    field: 'history',
    label: 'Payment history guide',
    printed: stated.raw,
    box: stated.box,
  }
}
