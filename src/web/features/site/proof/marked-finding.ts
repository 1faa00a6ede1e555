/**
 * A finding as the engine makes it from a synthetic report of the test fixtures: `npx tsx scripts/write-proof.ts` writes
 * this file and its pictures, and a test makes them again and compares. Nobody in it exists.
 */
export const markedFinding = {
  ruleKey: 'past_due_exceeds_balance',
  bureau: 'TransUnion',
  page: 2,
  title: 'Past-due amount is larger than the balance',
  statement:
    'HARBORLINE COMM FCU (account 601113207362****) shows an amount past due of $1,283 and a balance of $747. No more can be past due than is owed.',
  facts: {
    account: {
      creditor: 'HARBORLINE COMM FCU',
      number: '601113207362****',
    },
    pastDue: 128300,
    balance: 74700,
  },
  innocentExplanation: 'One of the two amounts would be right and the other of another month.',
  lines: [
    {
      label: 'Amount past due',
      printed: '>$1,283<',
      picture: {
        address: '/proof/past-due.png',
        width: 1011,
        height: 115,
      },
      narrow: {
        address: '/proof/past-due-narrow.png',
        width: 441,
        height: 115,
      },
    },
    {
      label: 'Balance',
      printed: '$747',
      picture: {
        address: '/proof/balance.png',
        width: 1011,
        height: 116,
      },
      narrow: {
        address: '/proof/balance-narrow.png',
        width: 441,
        height: 116,
      },
    },
  ],
  letter: {
    heading: 'HARBORLINE COMM FCU, account 601113207362****',
    quoted: 'In this report: Amount past due “>$1,283<” (page 2); Balance “$747” (page 2).',
    why: 'HARBORLINE COMM FCU (account 601113207362****) shows an amount past due of $1,283 and a balance of $747. No more can be past due than is owed.',
    ask: 'Please verify both amounts with the furnisher and correct them; the amount past due cannot be more than the balance. The fields in question are the amount past due and the balance; the furnisher’s ledger of this account would settle them.',
    law: 'Section 607(b) of the FCRA requires reasonable procedures to assure maximum possible accuracy, and section 623(a)(1)-(2) forbids furnishing information known to be inaccurate and requires it to be corrected and updated.',
  },
}

export type MarkedFinding = typeof markedFinding
