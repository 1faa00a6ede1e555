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
