import type { Chargeback } from '../../api/chargebacks.ts'

/** Reasons in the provider's words (docs.stripe.com/disputes/categories); one that is added later is shown as it comes. */
const reasons: Readonly<Record<string, string>> = {
  bank_cannot_process: 'the bank cannot process it',
  check_returned: 'a check was returned',
  credit_not_processed: 'a refund that was promised did not come',
  customer_initiated: 'the cardholder asked the bank',
  debit_not_authorized: 'the debit was not authorized',
  duplicate: 'charged twice',
  card_never_received: 'the card never reached its holder',
  fraudulent: 'the cardholder says that somebody else paid',
  fraudulent_card_application: 'the card was applied for in somebody else’s name',
  general: 'no category',
  incorrect_account_details: 'wrong account',
  insufficient_funds: 'not enough money on the account',
  made_with_counterfeit_card: 'paid with a forged card',
  made_with_lost_card: 'paid with a lost card',
  made_with_stolen_card: 'paid with a stolen card',
  misc: 'no category',
  noncompliant: 'against the rules of the card network',
  product_not_received: 'not received',
  product_unacceptable: 'not as described',
  subscription_canceled: 'charged after a cancellation',
  unauthorized_use_of_card: 'the cardholder says that somebody else paid',
  unrecognized: 'the cardholder does not recognize it',
}

/** The part of the staff's page of payments on what cardholders dispute at their bank. */
export const staffChargebackTexts = {
  titles: { open: 'Disputed at the bank', decided: 'Disputed at the bank, decided' },
  leads: {
    open: 'The cardholder asked the bank for the money back. Evidence is sent on the payment provider’s own site, once, before its day; without it the money is gone. A bank may warn of fraud before.',
    decided: 'What banks decided on payments that their cardholders disputed.',
  },
  failed: 'The payments that are disputed at the bank could not be loaded.',
  list: 'Disputed payments, the newest first',
  gone: 'The person was deleted.',
  facts: {
    product: 'Product',
    amount: 'Disputed',
    paid: 'Paid',
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
    warned: 'the bank warns of fraud',
    'warning-over': 'the warning is over',
  } satisfies Record<Chargeback['status'], string>,
  means: {
    'needs-answer':
      'What shows that it was bought and used: the agreement that was signed, the receipt, the days of sign-in and download in the audit log, the letters that were written.',
    'under-review': 'Nothing can be added. The bank’s decision appears here by itself.',
    won: 'The money stays. Where the client’s record was closed meanwhile, a task asks whether to reopen it.',
    lost: 'The money is gone, and the revenue is lower by it. What was bought stays open, and the client’s record stays paid and says beside it what is lost: close the record by hand if it is to end.',
    closed: 'The money stays.',
    warned:
      'The cardholder’s bank reports this payment as fraud; nothing is disputed yet, and no money is gone. Most such payments are disputed later, with a fee. Ask the buyer first: a refund in full ends the warning.',
    'warning-over':
      'The payment was refunded in full or is disputed by now. A dispute stands here by itself.',
  } satisfies Record<Chargeback['status'], string>,
  /** A task of the client's, where the record is closed. */
  wonAfterClosing: (amount: string) =>
    `A disputed payment of $${amount} was won at the bank, and this record is closed: decide whether to reopen it.`,
  seeThere: 'Look at it on the payment provider’s site',
  answerThere: 'Answer on the payment provider’s site',
  client: (id: number) => `Open client ${id}`,
}
