import { refundTexts } from './refund.ts'

/** Mails about what was bought through a payment link. */
export const purchaseMailTexts = {
  greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  product: 'Product',
  amount: 'Amount',
  day: 'Date',
  openUntil: 'Open until',
  supportUntil: 'Email support until',
  reference: 'Payment reference',
  manage: 'See your purchase',
  contact: (support: string) => `Something not right? Write to ${support} and include the payment reference.`,
  receipt: {
    subject: (product: string) => `Your receipt for ${product}`,
    title: 'Payment received',
    text: (amount: string, product: string) => `Thank you. We received ${amount} for ${product}.`,
  },
  renewed: {
    subject: (product: string) => `Your receipt for ${product}`,
    title: 'Payment received',
    text: (amount: string, product: string) => `We received ${amount} for your subscription ${product}.`,
  },
  refund: {
    subject: refundTexts.subject,
    title: refundTexts.title,
    text: refundTexts.made,
    arrives: refundTexts.arrives,
    closed: 'You no longer have access to it.',
  },
  'past-due': {
    subject: (product: string) => `Your payment for ${product} failed`,
    title: 'The renewal was not paid',
    text: (product: string) =>
      `Your card was not charged for the next period of ${product}, so it is closed for now. Check the card on the page below; it opens again as soon as the payment goes through.`,
  },
  ending: {
    subject: (product: string) => `${product} is canceled`,
    title: 'Your subscription is canceled',
    text: (product: string, day: string) =>
      `You canceled ${product}. It stays open until ${day}; nothing more is charged.`,
  },
  ended: {
    subject: (product: string) => `${product} has ended`,
    title: 'Your subscription has ended',
    text: (product: string) => `${product} has ended and is closed. Nothing more is charged.`,
  },
  access: {
    generator: {
      text: (email: string) =>
        `The dispute letter generator is open for you. Open it and enter this email address: ${email}.`,
      button: 'Open the letter generator',
    },
    session: {
      booking: 'Next, choose a time for your session.',
      bookingButton: 'Choose a time',
      form: 'Next, choose a time for your session. Where none suits you, tell us when you have time.',
      formButton: 'Choose a time',
      credit: 'The fee is credited toward a package, if you buy one later.',
    },
    guide: {
      text: 'Your guide is ready: its letters, dates and papers are in your account. On another device, sign in with this email address.',
      button: 'Open your guide',
    },
    application: {
      text: 'It is ready now: fill in your application. The form knows your purchase, and once you send it, everything it opens is on its status page. On another device, sign in with this email address.',
      button: 'Fill in the application',
    },
    material: 'You get access by email within 24-48 hours, at this address.',
  },
  answer: {
    subject: (product: string) => `About your ${product}`,
    title: 'An answer about your session',
    signed: (name: string) => `${name}, ARMOR`,
    button: 'Suggest other times',
    reply: 'Do these times not suit you? Suggest others on the page below.',
  },
} as const
