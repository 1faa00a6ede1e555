import { monthNumber, monthOf } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isMajorDerogatory } from '../account-standing.ts'
import { delinquencyDate } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import { impliedDelinquencyMonth } from '../removal-month.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, dateText, listText } from '../wording.ts'

/** Metro 2, field 25: one date of first delinquency, the same for all bureaus. */
const about: RuleDescription = {
  key: 'dofd_mismatch_bureaus',
  title:
    'Delinquency date, or the one implied by the removal date, differs between bureaus by more than 6 months',
  basis: delinquencyDate,
  strength: 'B',
  worth: 82,
}

const toleranceMonths = 6

export const dofdMismatchBureaus: Rule = {
  ...about,
  look: ({ accounts }) =>
    accounts.flatMap(({ entries }) => {
      const started = entries.filter(isMajorDerogatory).flatMap(startOf)
      const earliest = Math.min(...started.map(({ month }) => monthNumber(month)))
      const late = started.filter(({ month }) => monthNumber(month) - earliest > toleranceMonths)
      const [first] = late
      if (first === undefined) return []
      const shown = [...late, ...started.filter((each) => !late.includes(each))]
      return [
        makeFinding(about, {
          bureaus: late.map(({ entry }) => entry.bureau),
          evidence: shown.map(({ entry, field }) => fieldEvidence(entry, field)),
          statement: `For ${accountText(first.entry)}, ${listText(shown.map(wordsOf))}. Both dates are counted from the same first delinquency, and these are more than six months apart.`,
          innocentExplanation:
            'The later date would be right if the account was brought current after the first delinquency and became late again.',
          request:
            'Please verify with the furnisher when the delinquency began, correct the date, and set the removal date by it.',
        }),
      ]
    }),
}

type Start = { entry: Tradeline; field: 'dofd' | 'removalDate'; month: string }

function startOf(entry: Tradeline): Start[] {
  const printed = entry.dofd === null ? null : monthOf(entry.dofd.value)
  if (printed !== null) return [{ entry, field: 'dofd', month: printed }]
  const implied = impliedDelinquencyMonth(entry)
  return implied === null ? [] : [{ entry, field: 'removalDate', month: implied }]
}

function wordsOf({ entry, field }: Start): string {
  const date = dateText(entry[field]?.value ?? '')
  return field === 'dofd'
    ? `${entry.bureau} shows ${date} as the date of first delinquency`
    : `${entry.bureau} shows ${date} as the month of removal`
}
