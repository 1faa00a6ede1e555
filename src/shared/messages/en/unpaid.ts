/** Whoever has not paid yet, at the intake and in the portal (decision 21). */
export const unpaidTexts = {
  title: 'Nothing is paid for this intake yet',
  intake:
    'You can fill it in and send it; it is kept. Reading your reports and writing your letters starts after the payment. Choose a package now and come back here, or pay later in your portal.',
  pay: (price: string) => `Pay ${price}`,
  payFor: (name: string, price: string) => `Pay ${price} for ${name}`,
  confirmingTitle: 'Your payment is being confirmed',
  confirming: 'Your bank has not answered yet. You can go on; you do not need to pay again.',
  otherTitle: 'You have paid already',
  other: 'This address does not name your payment. Open the intake of your own case, so that it counts.',
  openOther: 'Open the intake that is paid',
  tokenInvalidTitle: 'This beta link is not valid',
  tokenInvalid: 'An intake sent with it is refused. Apply for the beta program again to get a new one.',
  apply: 'Apply for the beta program',
  tokenUsedTitle: 'This beta link has been used already',
  tokenUsed: 'Its intake was sent. Sign in to open your dashboard.',
  openPortal: 'Open my dashboard',
  /** At the checkout. */
  casePaidTitle: 'This case is paid already',
  casePaid: 'You are not charged again.',
  openCase: 'Open your dashboard',
} as const
