import type { Chargeback } from '../../api/chargebacks.ts'

/** Reasons in the provider's words (docs.stripe.com/disputes/categories); one that is added later is shown as it comes. */
const reasons: Readonly<Record<string, string>> = {
  bank_cannot_process: 'the bank cannot process it',
  check_returned: 'a check was returned',
  credit_not_processed: 'a refund that was promised did not come',
  customer_initiated: 'the cardholder asked the bank',
  debit_not_authorized: 'the debit was not authorized',
  duplicate: 'charged twice',
  fraudulent: 'the cardholder says that somebody else paid',
  general: 'no category',
  incorrect_account_details: 'wrong account',
  insufficient_funds: 'not enough money on the account',
  noncompliant: 'against the rules of the card network',
  product_not_received: 'not received',
  product_unacceptable: 'not as described',
  subscription_canceled: 'charged after a cancellation',
  unrecognized: 'the cardholder does not recognize it',
}

/** The part of the staff's page of payments on what cardholders dispute at their bank. */
export const staffChargebackTexts = {
  titles: { open: 'Disputed at the bank', decided: 'Disputed at the bank, decided' },
  leads: {
    open: 'The cardholder asked the bank for the money back. Evidence is sent on the payment provider’s own site, once, before its day; without it the money is gone.',
    decided: 'What banks decided on payments that their cardholders disputed.',
  },
  failed: 'The payments that are disputed at the bank could not be loaded.',
  list: 'Disputed payments, the newest first',
  gone: 'The person was deleted.',
  facts: {
    product: 'Product',
    amount: 'Disputed',
    buyer: 'Buyer',
    reason: 'Reason',
    status: 'State',
    answerBy: 'Answer before',
    found: 'Seen',
  },
  reasonOf: (reason: string) => reasons[reason] ?? reason.replaceAll('_', ' '),
  statuses: {
    'needs-answer': 'waits for evidence',
    'under-review': 'the bank looks at the evidence',
    won: 'won',
    lost: 'lost',
    closed: 'ended without a dispute',
  } satisfies Record<Chargeback['status'], string>,
  means: {
    'needs-answer':
      'What shows that it was bought and used: the agreement that was signed, the receipt, the days of sign-in and download in the audit log, the letters that were written.',
    'under-review': 'Nothing can be added. The bank’s decision appears here by itself.',
    won: 'The money stays.',
    lost: 'The money is gone, and the revenue is lower by it. What was bought stays open, and the client’s record stays paid and says beside it what is lost: close the record by hand if it is to end.',
    closed: 'The money stays.',
  } satisfies Record<Chargeback['status'], string>,
  answerThere: 'Answer on the payment provider’s site',
  client: (id: number) => `Open client ${id}`,
}
