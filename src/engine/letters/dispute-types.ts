/**
 * What a person may dispute in the letter that they write themselves: the ten types of the generator. Choosing one is the
 * person's own statement; the reason says that and no more, names the fact to be reinvestigated (FCRA 611(a)(1)), and
 * stays theirs to edit. A type of which another person's records decide says 'I believe'.
 */

interface DisputeType {
  /** As the specification names it; also the title of the item in the letter. */
  name: string
  /** The stock sentence that the choice fills in. */
  reason: string
  /** What is to be done with what the reinvestigation finds. */
  request: string
  /**
   * What the stock sentence leaves open: a line to fill in by hand as long as the reason is the stock sentence alone, since a
   * dispute without the right value or a paper may be set aside for insufficient information (611(a)(3)). Null: nothing.
   */
  missing: string | null
  /** One sentence of law where a section speaks of this very thing, beyond section 611; else null. */
  law: string | null
}

const accuracy =
  'A report is to be prepared by reasonable procedures to assure maximum possible accuracy of the information about the person it concerns (section 607(b)).'

export const disputeTypes = {
  'not-mine': {
    name: 'Not Mine',
    reason: 'This account is not mine, and I ask you to reinvestigate whose account it is.',
    request: 'Please delete the account from my file unless it is verified to be mine.',
    missing: null,
    law: accuracy,
  },
  'incorrect-balance': {
    name: 'Incorrect Balance',
    reason:
      'The balance reported for this account is not correct, and I ask you to reinvestigate the balance.',
    request:
      'Please have the furnisher check the balance against its records, and correct it, or delete it if it cannot be verified.',
    missing: 'The right balance, and what shows it',
    law: null,
  },
  'incorrect-payment-status': {
    name: 'Incorrect Payment Status',
    reason:
      'The payment status reported for this account is not correct, and I ask you to reinvestigate the payment status.',
    request:
      'Please have the furnisher check the payment status against its record of my payments, and correct it, or delete it if it cannot be verified.',
    missing: 'The right status, and what shows it',
    law: null,
  },
  'duplicate-account': {
    name: 'Duplicate Account',
    reason:
      'This account is listed in my file more than once, and I ask you to reinvestigate whether the entries are the same account.',
    request: 'If they are, please keep one entry and delete the repetition.',
    missing: 'Where it is listed a second time',
    law: accuracy,
  },
  'closed-by-consumer': {
    name: 'Account Closed by Consumer',
    reason: 'I closed this account myself, and I ask you to reinvestigate by whom it was closed.',
    request:
      'Please have the furnisher verify from its records who closed the account, and show it as closed by the consumer.',
    missing: 'When I closed it, and what shows it',
    law: 'When a furnisher tells the bureau that the consumer closed an account voluntarily, the report is to say so (sections 605(e) and 623(a)(4)).',
  },
  'paid-in-full': {
    name: 'Paid in Full',
    reason: 'I have paid this account in full, and I ask you to reinvestigate its balance and its status.',
    request:
      'Please have the furnisher check its record of my payments, and show the account as paid in full with a balance of zero.',
    missing: 'When I paid it, and what shows it',
    law: null,
  },
  'settled-for-less': {
    name: 'Settled for Less',
    reason:
      'I settled this account for less than the full balance, and I ask you to reinvestigate its balance and its status.',
    request:
      'Please have the furnisher check its record of the settlement, and show the account as settled, with the balance that the settlement left.',
    missing: 'When and for how much I settled it, and what shows it',
    law: null,
  },
  'identity-theft': {
    name: 'Identity Theft',
    reason:
      'I did not authorize this account or what is reported of it, which I believe results from identity theft, and I ask you to reinvestigate who opened and used it.',
    request:
      'Please have the furnisher verify who opened and used the account, and delete from my file what is not verified to be mine.',
    missing: null,
    law: null,
  },
  'mixed-file': {
    name: 'Mixed File',
    reason:
      'I believe that this information belongs to another person and was mixed into my file, and I ask you to reinvestigate whose it is.',
    request:
      'Please compare the name, addresses, date of birth and Social Security number behind this entry with mine, and delete it from my file unless it is verified to be mine.',
    missing: null,
    law: accuracy,
  },
  'outdated-information': {
    name: 'Outdated Information',
    reason:
      'I believe that this information is older than a report may show, and I ask you to reinvestigate the date from which its time runs.',
    request:
      'Please have that date verified, for an account the date of first delinquency, and delete the information if its time has run out.',
    missing: 'The date from which its time runs, and what shows it',
    law: 'Most adverse information may be reported for seven years and a bankruptcy for ten; for a collection or a charge-off the seven years begin 180 days after the delinquency that led to it (section 605(a) and (c)).',
  },
} as const satisfies Record<string, DisputeType>

export type DisputeTypeKey = keyof typeof disputeTypes
