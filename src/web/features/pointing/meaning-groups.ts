import { headingMeanings, type LabelMeaning, type LineMeaning } from '../../../shared/api/pointing.ts'
import type { Messages } from '../../../shared/messages/messages.ts'

type Texts = Messages['pointing']

const ofReport: readonly LineMeaning[] = ['reportDate', 'reportNumber', 'bureau']
const ofAccount: readonly { group: keyof Texts['groups']; meanings: readonly LabelMeaning[] }[] = [
  {
    group: 'account',
    meanings: ['creditor', 'accountNumber', 'originalCreditor', 'status', 'paymentStatus'],
  },
  {
    group: 'amounts',
    meanings: [
      'balance',
      'pastDue',
      'highBalance',
      'creditLimit',
      'originalAmount',
      'monthlyPayment',
      'chargeOffAmount',
    ],
  },
  { group: 'dates', meanings: ['opened', 'reported', 'closed', 'lastPayment', 'dofd', 'removalDate'] },
  { group: 'more', meanings: ['type', 'loanType', 'responsibility', 'terms', 'remark'] },
  { group: 'sections', meanings: headingMeanings },
]

interface MeaningGroup {
  label: string
  choices: { value: string; label: string }[]
}

/** What a line can be said to be, in plain words, what is asked for most first. */
export function lineMeaningGroups(texts: Texts): MeaningGroup[] {
  return [
    groupOf('none', ['nothing'], texts),
    groupOf('report', ofReport, texts),
    ...ofAccount.map(({ group, meanings }) => groupOf(group, meanings, texts)),
  ]
}

/** What a label can mean in every report: nothing of one report alone. */
export function labelMeaningGroups(texts: Texts): MeaningGroup[] {
  return [
    groupOf('none', ['nothing'], texts),
    ...ofAccount.map(({ group, meanings }) => groupOf(group, meanings, texts)),
  ]
}

function groupOf(group: keyof Texts['groups'], meanings: readonly LineMeaning[], texts: Texts): MeaningGroup {
  return {
    label: texts.groups[group],
    choices: meanings.map((value) => ({ value, label: texts.meanings[value] })),
  }
}
