/** The receipt of a card payment. */
export const receiptTexts = {
  subject: (product: string) => `Your receipt for ${product}`,
  title: 'Payment received',
  preheader: (amount: string, product: string) => `${amount} for ${product}. Next: your intake.`,
  greeting: (name: string) => `Hello ${name},`,
  thanks: (amount: string, product: string) => `Thank you. We received ${amount} for ${product}.`,
  next: 'Next, tell us where you live and upload your three credit reports. It takes about ten minutes. Processing begins as soon as they are in.',
  button: 'Complete Client Intake',
  upgraded:
    'Your case goes on with it: your reports, letters and mail log stay where they are. There is nothing to fill in again.',
  upgradedPreheader: (amount: string, product: string) => `${amount} for ${product}. Your case goes on.`,
  openCase: 'Open your case',
  product: 'Product',
  amount: 'Amount paid',
  paidOn: 'Date',
  holds: {
    rounds: 'Rounds',
    unlimited: 'without a limit',
    service: 'New rounds can be begun',
    until: (day: string) => `until ${day}`,
    withoutEnd: 'without an end',
  },
  reference: 'Payment reference',
  contact: (support: string) => `Something not right? Write to ${support} and include the payment reference.`,
} as const
