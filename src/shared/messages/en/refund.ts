/** A refund, in the words of every mail about one. */
export const refundTexts = {
  subject: (product: string) => `Your refund for ${product}`,
  title: 'Refund made',
  preheader: (amount: string, product: string) => `${amount} for ${product} is on its way back to your card.`,
  greeting: (name: string) => `Hello ${name},`,
  made: (amount: string, product: string) =>
    `We refunded ${amount} for ${product} to the card you paid with.`,
  arrives:
    'Banks usually show a refund within 5 to 10 business days. Some show it as a smaller charge instead of a credit.',
  product: 'Product',
  refunded: 'Amount refunded',
  paid: 'Amount paid',
  madeOn: 'Date',
  reference: 'Payment reference',
  contact: (support: string) => `Something not right? Write to ${support} and include the payment reference.`,
} as const

/** A refund that the bank sent back, drawn as a refund is. */
export const sentBackTexts = {
  subject: (product: string) => `Your bank sent back your refund for ${product}`,
  title: 'Your refund came back to us',
  preheader: (amount: string, product: string) =>
    `${amount} for ${product} did not arrive. We will pay it in another way.`,
  greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  made: (amount: string, product: string) =>
    `We refunded ${amount} for ${product} to the card you paid with, and the bank sent the money back to us. That happens when a card was closed or replaced.`,
  arrives:
    'The money is still yours. We will pay it to you in another way and write to you about how. Please do not wait for it on your card statement.',
  product: 'Product',
  refunded: 'Amount that came back',
  paid: 'Amount paid',
  madeOn: 'Date',
  reference: 'Payment reference',
  contact: (support: string) =>
    `Is there a way that you prefer? Write to ${support} and include the payment reference. Please do not send card or account numbers by email.`,
} as const
