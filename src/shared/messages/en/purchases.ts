/** `/account/purchase` and the portal's card of purchases. */
export const purchasesTexts = {
  pageTitle: 'Your purchase',
  title: 'Thank you for your purchase',
  titleProcessing: 'Your payment is being confirmed',
  titleUnpaid: 'Nothing was paid',
  titleUnknown: 'We received your payment',
  titleNotFound: 'We can’t find this purchase',
  processing:
    'The bank has not confirmed the payment yet. This page looks again by itself; you can also close it.',
  unpaid:
    'The payment page was closed or has expired before anything was charged. You can start again at any time.',
  unknown:
    'We couldn’t match this payment to a product, so nothing is open yet. Write to us from the email address you paid with, and we’ll fix it or refund you.',
  notFound:
    'The address is incomplete, or it belongs to no payment. The link in your receipt leads to your purchase.',
  loadFailed: 'The purchase could not be loaded.',
  tryAgain: 'Try again',
  seePlans: 'See all solutions',
  backToHome: 'Back to Home',
  receipt: (email: string) => `A receipt goes to ${email}.`,
  facts: {
    title: 'What you bought',
    product: 'Product',
    paid: 'Paid',
    boughtAt: 'Date',
    status: 'Status',
    opensUntil: 'Open until',
    credited: 'Credited toward',
    included: 'What is included',
  },
  statuses: {
    active: 'Active',
    ending: 'Canceled',
    'past-due': 'Renewal not paid',
    ended: 'Ended',
    refunded: 'Refunded',
  },
  renews: (day: string) => `It renews on ${day}.`,
  changes: (product: string, day: string) => `It changes to ${product} on ${day}.`,
  endsOn: (day: string) => `It stays open until ${day} and does not renew.`,
  isPastDue:
    'The last renewal was not paid, so it is closed for now. Check your card; it opens again as soon as the payment goes through.',
  isEnded: 'It has ended. You no longer have access.',
  isRefunded: 'It was refunded. You no longer have access.',
  next: 'What to do next',
  generator: {
    title: 'Open the letter generator',
    text: (email: string) =>
      `It is open for you now. Enter the email address of your purchase there: ${email}.`,
    button: 'Open the letter generator',
  },
  case: {
    title: 'Tell us about your case',
    text: 'Your address, your identity documents and your three credit reports. It takes about ten minutes.',
    button: 'Complete Client Intake',
  },
  application: {
    title: 'It is ready now: fill in your application',
    text: 'What you bought works with your application. The form knows your purchase and asks for no second payment. Once you send it, everything your purchase opens is on its status page.',
    button: 'Fill in the application',
  },
  material: {
    title: 'Your access comes by email',
    text: (email: string) => `You get it within 24-48 hours, at ${email}.`,
  },
  session: {
    title: 'Choose a time for your session',
    booking: 'The booking page opens in a new tab.',
    bookingButton: 'Choose a time',
    form: 'Tell us when you have time, with your time zone. We answer by email, Mon-Fri 9AM-6PM EST.',
    label: 'When do you have time?',
    hint: 'For example: Monday to Wednesday after 5 PM Eastern, or Saturday morning.',
    send: 'Send my times',
    sent: 'We have your times. We’ll answer by email.',
    sendFailed: 'Your times could not be sent.',
    asked: 'Your times',
    answer: 'Our answer',
    waiting: 'We answer by email, Mon-Fri 9AM-6PM EST.',
    again: 'Suggest other times',
    credit: 'The fee is credited toward a package. The checkout shows it in this browser.',
  },
  manage: {
    title: 'Your subscription',
    text: 'Change the plan or the card on the payment provider’s page. An upgrade starts right away, a downgrade with the next period.',
    button: 'Change plan or card',
    failed: 'The page of the payment provider could not be opened.',
  },
  card: {
    title: 'Purchases',
    open: (product: string) => `See ${product}`,
    until: (day: string) => `Open until ${day}`,
  },
}
