import type { Tradeline } from '../../report/credit-report.ts'
import { isLate } from '../account-marks.ts'
import type { Evidence } from '../finding.ts'
import { furnisherAccuracy } from '../law.ts'
import { historyEvidence } from '../make-finding.ts'
import { accountOf, markOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Experian prints late months as text below the grid; both tell of the same months. */
const about = {
  key: 'history_text_conflict',
  basis: furnisherAccuracy,
  strength: 'A',
  worth: 64,
} satisfies StatedRule

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
        stateFinding(about, {
          evidence: conflicts.flatMap(({ stated, month }) => [
            statedEvidence(entry, stated),
            historyEvidence(entry, month),
          ]),
          facts: { account: accountOf(entry), stated: conflicts.map(({ stated }) => markOf(stated)) },
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
