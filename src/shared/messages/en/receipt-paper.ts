/** The receipt of a payment as a PDF. */
export const receiptPaperTexts = {
  title: 'Receipt',
  footer: (number: string) => `Receipt ${number}`,
  number: 'Receipt number',
  paidOn: 'Paid on',
  product: 'Product',
  method: 'Paid with',
  methods: { stripe: 'Card, through Stripe', sandbox: 'Test card: no money was taken' } as Readonly<
    Record<string, string>
  >,
  amounts: 'What was paid',
  line: 'Line',
  amount: 'Amount',
  price: 'Price',
  credit: (product: string) => `Credit for what was paid before: ${product}`,
  paid: 'Paid',
  refundOn: (day: string) => `Given back on ${day}`,
  refund: 'Given back',
  stays: 'Stays paid',
  renewal: 'Renewal',
  ends: (product: string, day: string) =>
    `${product} is canceled. It stays open until ${day}, and nothing more is charged.`,
  cancel:
    'To cancel, open your purchase in your account and press Cancel subscription. It takes two clicks and no message to anybody. You keep access to the end of the time you paid for.',
  seller: 'Sold by',
  company: 'Company',
  address: 'Address',
  email: 'Email',
  buyer: 'Sold to',
  name: 'Name',
  questions: (email: string) => `Something not right? Write to ${email} and include the receipt number.`,
} as const
