import type { LetterItem, LetterRow } from './results-page.ts'

const statements: Record<LetterItem['outcome'], string> = {
  deleted: 'This item has been deleted from the credit file.',
  verified: 'We verified that this item belongs to you.',
  updated: 'This item has been updated.',
  verified_and_updated:
    'We verified that this item belongs to you. Additional information has been provided from the original source regarding this item.',
  processed: 'This item has been reviewed.',
}

/** Equifax's mailed letter: the number stands before the outcome, the name only in the address to turn to. */
export function equifaxMailed(items: readonly LetterItem[]): LetterRow[] {
  return [
    'Equifax Information Services LLC',
    'P.O. Box 105518, Atlanta, GA 30348',
    'CREDIT FILE : December 20, 2026',
    'Confirmation # 6353012345',
    'Dear ROBIN EXAMPLE :',
    'Below are the results of your request for Equifax to reinvestigate certain elements of your Equifax credit',
    'file. Equifax contacted each source directly and our investigation is now completed.',
    '',
    'THE RESULTS OF OUR REINVESTIGATION',
    ...items.flatMap(equifaxItem),
    '',
    'Notice to Consumers',
    'You may request a description of the procedure used to determine the accuracy and completeness of the',
    'information. If the dispute is not resolved you may add a statement. A consumer reporting agency must',
    'investigate unless your dispute is frivolous. Information that cannot be verified must be deleted.',
  ]
}

function equifaxItem({ kind = 'account', creditor, number, outcome, values = [] }: LetterItem): LetterRow[] {
  const what =
    kind === 'inquiry' ? 'inquiry' : kind === 'collection' ? 'collection account' : 'credit account'
  const about =
    number === null
      ? `>>> We have researched the ${what}. ${creditor}. The results are:`
      : `>>> We have researched the ${what}. Account # - ${number} The results are:`
  const changed: LetterRow[] =
    values.length === 0
      ? []
      : [
          `THE FOLLOWING FIELDS HAVE BEEN MODIFIED: ${values.map(({ label }) => `*${label.toUpperCase()}`).join(' ')}`,
        ]
  return [
    '',
    about,
    statements[outcome],
    ...changed,
    `If you have additional questions about this item please contact: ${creditor},`,
    'PO Box 30281, Salt Lake City, UT 84130-0281 Phone: (800) 955-7070',
    ...values.map(({ label, value }): LetterRow => `${label}: ${value}`),
  ]
}

/** Equifax's results as printed from its web page: a card an item, outcome in a cell of its own. */
export function equifaxOnline(items: readonly LetterItem[]): LetterRow[] {
  const words = {
    deleted: 'Deleted',
    verified: 'Verified as Accurate',
    updated: 'Updated',
    verified_and_updated: 'Verified and Updated',
    processed: 'Processed',
  }
  return [
    'www.equifax.com/personal',
    'Dispute Results',
    'Your dispute has been completed. Date completed: 12/20/2026',
    ...items.flatMap(({ creditor, number, outcome, values = [] }): LetterRow[] => [
      '',
      [
        [50, creditor],
        [300, number === null ? '' : `Account Number: ${number}`],
      ],
      [
        [50, 'Result'],
        [300, words[outcome]],
      ],
      ...values.map(
        ({ label, value }): LetterRow => [
          [50, label],
          [300, value],
        ],
      ),
    ]),
  ]
}
