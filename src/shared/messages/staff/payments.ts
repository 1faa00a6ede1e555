/** The staff's page of purchases, most of all of those that stand on no client's page. */
export const staffPaymentsTexts = {
  title: 'Payments',
  lead: 'What was paid and stands on no client’s page: of an unknown product or price, or by somebody without a record. Refund it here.',
  navigation: 'Which payments',
  shows: { loose: 'Without a record', all: 'All purchases' },
  total: (count: number) => (count === 1 ? '1 purchase' : `${count.toLocaleString('en-US')} purchases`),
  none: 'Nothing was paid without a record',
  noneText: 'Payments that cannot be matched to a product or a client appear here.',
  failed: 'The payments could not be loaded.',
  list: 'Purchases, the newest first',
  noName: 'No name given',
  facts: { product: 'Product', paid: 'Stays paid', status: 'State', bought: 'Bought', buyer: 'Buyer' },
  ofClient: (id: number) => `Refund it on the page of client ${id}`,
  unpaid: 'Nothing was paid for it.',
  whole: 'This is all that is left: what this payment opened is closed at once.',
  wholeSubscription:
    'This is all that is left of this payment. If it is the newest one, what it opened is closed at once. The subscription itself is not cancelled.',
  paymentOf: (product: string, day: string) => `${product}, paid ${day}`,
}
