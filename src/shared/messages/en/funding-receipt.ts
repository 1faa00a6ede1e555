import { refundTexts } from './refund.ts'

/** Mails about the payment of a funding package. */
export const fundingReceiptTexts = {
  greeting: (name: string) => `Hello ${name},`,
  receipt: {
    subject: (product: string) => `Your receipt for ${product}`,
    title: 'Payment received',
    text: (amount: string, product: string) => `Thank you. We received ${amount} for ${product}.`,
    next: 'You’ll find what your package includes on the status page of your application. To open it, ask there for a link with the email address you paid with.',
    apply: 'You have not sent an application yet? Your package is attached to it as soon as you do.',
  },
  refund: {
    subject: refundTexts.subject,
    title: refundTexts.title,
    text: refundTexts.made,
    next: `${refundTexts.arrives} Once the full amount is refunded, your access to the package ends.`,
  },
  product: 'Product',
  amount: 'Amount',
  day: 'Date',
  supportUntil: 'Email support until',
  reference: 'Payment reference',
  openStatus: 'Open the status page',
  openForm: 'Open the application form',
  noPromise:
    'ARMOR supplies software, templates and education. It is not a lender, and it does not promise funding.',
  contact: (support: string) => `Is something wrong? Write to ${support} and include the payment reference.`,
} as const
