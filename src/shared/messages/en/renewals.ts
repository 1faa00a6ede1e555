/**
 * What a subscription's buyer is told before paying, ticks, and is told again (15 U.S.C. 8403; facts 3.8). Change `version`
 * with every change of `title`, `terms` or `agree`: the record keeps the words themselves, so an old record stays true.
 */
export const renewalTexts = {
  version: '2026-11-1',
  every: { month: 'every month', quarter: 'every 3 months', year: 'every year' },
  title: 'This subscription renews by itself',
  terms: {
    price: (price: string, every: string, day: string) =>
      `You pay ${price} today. The same card is then charged ${price} ${every} until you cancel, the first time on ${day}.`,
    cancel:
      'You can cancel online at any time, in two clicks and without writing to anybody: open the purchase from your receipt, or sign in with your email address, and press Cancel subscription.',
    access:
      'When you cancel, you keep access to the end of the time you paid for, and nothing more is charged. There are no refunds once software access is granted.',
  },
  agree: (product: string, price: string, every: string) =>
    `I agree that ${product} renews by itself: ${price} ${every} until I cancel.`,
  agreeFirst: 'Tick this box to go on. Nothing is charged yet.',
  continue: 'Continue to payment',
  line: (price: string, every: string) => `Renews by itself: ${price} ${every} until you cancel online.`,
  receipt: {
    renews: (product: string, day: string, price: string, every: string) =>
      `${product} renews by itself on ${day} for ${price}, and then ${every}, until you cancel.`,
    cancel:
      'To cancel, open your purchase with the button below and press Cancel subscription. It takes two clicks and no message to anybody; you keep access to the end of the time you paid for.',
  },
  reminder: {
    subject: (product: string, day: string) => `${product} renews on ${day}`,
    yearlySubject: (product: string) => `Your subscription ${product}: a yearly reminder`,
    title: 'Your subscription renews by itself',
    greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
    renewal: (product: string, day: string, price: string, every: string) =>
      `${product} renews by itself on ${day}. Your card is charged ${price} then, and ${every} after that, until you cancel.`,
    yearly: (product: string, since: string, price: string, every: string, day: string) =>
      `You have had ${product} since ${since}. It renews by itself: your card is charged ${price} ${every} until you cancel, the next time on ${day}.`,
    nothingToDo: 'If you want to keep it, there is nothing to do.',
    cancel:
      'If not, open your purchase and press Cancel subscription before that day. It takes two clicks and no message to anybody. You keep access to the end of the time you paid for.',
    product: 'Product',
    price: 'Price',
    next: 'Next charge',
    button: 'See or cancel your subscription',
    contact: (support: string) => `Questions? Write to ${support}.`,
  },
  cancel: {
    title: 'Your subscription',
    open: 'Cancel subscription',
    question: (product: string) => `Cancel ${product}?`,
    text: (day: string) => `You keep access until ${day}. Nothing more is charged.`,
    pastDue: 'It ends now. Nothing more is charged.',
    confirm: 'Yes, cancel it',
    keep: 'Keep it',
    cancelled: 'Your subscription is canceled',
    until: (day: string) =>
      `It ends on ${day}, and nothing more is charged. Until then you can take this back.`,
    resume: 'Keep my subscription',
    resumed: 'Your subscription goes on',
    failed: 'The payment provider could not be reached. Please try again.',
    renews: (day: string, price: string, every: string) =>
      `It renews on ${day} for ${price}, and then ${every}, until you cancel.`,
    notRenewed: 'The last renewal was not paid, so it is closed for now.',
  },
} as const
