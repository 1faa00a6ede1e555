import { refundTexts } from './refund.ts'

/** Mails about the payment of letters that are mailed for somebody. */
export const postalReceiptTexts = {
  greeting: (name: string) => `Hello ${name},`,
  receipt: {
    subject: 'Your receipt for mailing your letters',
    title: 'Payment received',
    text: (amount: string) => `Thank you. We received ${amount} for mailing your letters.`,
    next: 'We hand each letter to the mail service now. You can follow it on your mailing page, and cancel it there until it is printed.',
  },
  refund: {
    subject: refundTexts.subject('mailing your letters'),
    title: refundTexts.title,
    text: (amount: string) => refundTexts.made(amount, 'mailing your letters'),
    next: refundTexts.arrives,
  },
  product: 'Product',
  productName: 'Mailing of letters',
  amount: 'Amount',
  day: 'Date',
  reference: 'Payment reference',
  open: 'Open your mailing page',
  contact: (support: string) => `Is something wrong? Write to ${support} and include the payment reference.`,
} as const
