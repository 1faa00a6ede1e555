import type { ItemNow } from './outcome-of-case.ts'

/** An item that stays, with the account as it is printed. */
export interface ItemThatStays extends ItemNow {
  creditor: string | null
  accountNumber: string | null
}

/**
 * A letter that adds the consumer's statement to the file (15 U.S.C. 1681i(b) to (d)), in English as the bureau reads it. What only
 * the person can say is left to fill in, in square brackets.
 * @param items of one bureau, each left as it was by an answer
 * @param day 'YYYY-MM-DD' in words
 */
export function statementLetter(
  bureau: string,
  items: readonly ItemThatStays[],
  day: (iso: string) => string,
): string {
  const lines = items.map(
    ({ creditor, accountNumber, title, since }) =>
      `- ${[creditor, accountNumber, title].filter(Boolean).join(', ')} (your answer reached me on ${day(since)})`,
  )
  return [
    '[Your name]\n[Your address]',
    '[Date]',
    `${bureau}\n[Its address for disputes, from your report]`,
    'Subject: Statement of dispute for my file, 15 U.S.C. 1681i(b)',
    `After your reinvestigation these items are still in my file:\n\n${lines.join('\n')}`,
    'I still dispute them. Please add this statement to my file, and give it or a clear summary of it with each later report that holds one of these items (15 U.S.C. 1681i(c)):',
    '"[In your own words: what is wrong, and what shows it.]"',
    'Please also send it to these persons, who received my report in the last six months, or in the last two years for a job (15 U.S.C. 1681i(d)):\n\n[Their names, or leave this paragraph out]',
    'Sincerely,\n\n[Your signature]',
  ].join('\n\n')
}
