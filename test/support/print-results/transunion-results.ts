import type { LetterItem, LetterRow } from './results-page.ts'

const statements: Record<LetterItem['outcome'], string> = {
  deleted: 'DELETED: The disputed item was removed from your credit report.',
  verified: 'VERIFIED AS ACCURATE: The disputed item was verified as accurate.',
  updated: 'DISPUTED INFORMATION UPDATED: A change was made to the item based on your dispute.',
  verified_and_updated:
    'VERIFIED AS ACCURATE AND UPDATED: The disputed item was verified as accurate; other information has changed.',
  processed: 'PROCESSED',
}

/** TransUnion's letter of today: name, number and address, then the statement, then the item as it stands. */
export function transunionMailed(items: readonly LetterItem[]): LetterRow[] {
  return [
    'TransUnion Consumer Solutions, P.O. Box 2000, Chester, PA 19016-2000',
    'File Number: 412345678      Date Issued: 12/20/2026',
    'Your Investigation Results',
    'Our investigation of the dispute you recently submitted is now complete.',
    'How to Read Your Investigation Results',
    'DELETED - The item was removed from your credit report',
    'VERIFIED AS ACCURATE - The item was verified as accurate',
    'NEW INFORMATION BELOW - A change was made to the item based on your dispute',
    ...items.flatMap(({ creditor, number, outcome, kind, values = [] }): LetterRow[] => [
      '',
      kind === 'inquiry' ? `${creditor} (inquiry of 02/01/2023)` : `${creditor} #${number ?? ''}`,
      'PO BOX 1269, GREENVILLE, SC 29602, (800) 555-0199',
      statements[outcome],
      ...(values.length === 0
        ? []
        : ['Here is how this item appears on your credit report following our investigation.']),
      ...values.map(
        ({ label, value }): LetterRow => [
          [50, `${label}:`],
          [200, value],
        ],
      ),
    ]),
  ]
}

/** TransUnion's older letter: a table of item, description and result. */
export function transunionTable(items: readonly LetterItem[]): LetterRow[] {
  const words = {
    deleted: 'DELETED',
    verified: 'VERIFIED, NO CHANGE',
    updated: 'NEW INFORMATION BELOW',
    verified_and_updated: 'VERIFIED AS ACCURATE AND UPDATED',
    processed: 'PROCESSED',
  }
  return [
    'TransUnion LLC, P.O. Box 2000, Chester, PA 19022',
    '12/20/2026',
    'INVESTIGATION RESULTS',
    [
      [50, 'ITEM'],
      [220, 'DESCRIPTION'],
      [430, 'RESULTS'],
    ],
    ...items.map(
      ({ creditor, number, outcome }): LetterRow => [
        [50, creditor],
        [220, `# ${number ?? ''}`],
        [430, words[outcome]],
      ],
    ),
  ]
}
