import type { LetterItem, LetterRow } from './results-page.ts'

const words: Record<LetterItem['outcome'], string> = {
  deleted: 'Deleted',
  verified: 'Remains',
  updated: 'Updated',
  verified_and_updated: 'Verified and Updated',
  processed: 'Processed',
}

const meanings: LetterRow[] = [
  'How to read your results',
  'Deleted - This item was removed from your credit report.',
  'Remains - The company that reported the information has certified to Experian that the information is accurate.',
  'Updated - The information you disputed has been updated. Please review your report for the details.',
  'Verified and Updated - The information you disputed has been verified as accurate; however, information',
  'unrelated to your dispute has been updated.',
  'Processed - This item was either updated or deleted; please review your report for the details.',
]

/** Experian's mailed letter: name and masked number, then 'Outcome: …'; the meanings before or after the items. */
export function experianMailed(items: readonly LetterItem[], meaningsFirst = true): LetterRow[] {
  return [
    'Experian, P.O. Box 4500, Allen, TX 75013',
    'Prepared for ROBIN EXAMPLE      Date: December 20, 2026',
    'Dispute Results',
    'We have completed our reinvestigation of the items that you disputed. www.experian.com/disputes',
    ...(meaningsFirst ? ['', ...meanings] : []),
    '',
    'Here are your results',
    ...items.flatMap(({ creditor, number, outcome, kind, values = [] }): LetterRow[] => [
      '',
      ...(kind === 'inquiry' ? ['Inquiry'] : []),
      kind === 'inquiry' ? `${creditor} - inquiry of Feb 1, 2023` : `${creditor} ${number ?? ''}`,
      `Outcome: ${words[outcome]}`,
      ...values.map(({ label, value }): LetterRow => `${label}: ${value}`),
    ]),
    ...(meaningsFirst ? [] : ['', ...meanings]),
    '',
    'If you disagree with the results you may add a statement. Information that is deleted may come back later.',
  ]
}

/** Experian's web page: before and after the dispute side by side. */
export function experianOnline(items: readonly LetterItem[]): LetterRow[] {
  return [
    'https://www.experian.com/ncaconline/disputeresults',
    'Dispute Results      Dec 20, 2026',
    ...items.flatMap(({ creditor, number, outcome, values = [] }): LetterRow[] => [
      '',
      creditor,
      [
        [50, 'Account number'],
        [200, number ?? ''],
      ],
      [
        [50, 'Outcome'],
        [200, words[outcome]],
      ],
      [
        [200, 'Before dispute'],
        [380, 'After dispute'],
      ],
      ...values.map(
        ({ label, value, was }): LetterRow => [
          [50, label],
          [200, was ?? value],
          [380, value],
        ],
      ),
    ]),
  ]
}
