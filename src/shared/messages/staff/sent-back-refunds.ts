/** The part of the staff's page of payments on refunds that the bank sent back. */
export const sentBackRefundTexts = {
  titles: { open: 'Refunds that the bank sent back', closed: 'Refunds that the bank sent back, paid since' },
  leads: {
    open: 'The money did not arrive and is on the account of the business again. The person was emailed that it will be paid in another way. Pay it by check or transfer and note it here, or refund it again where the payment stands.',
    closed: 'How refunds were paid that the bank had sent back.',
  },
  failed: 'The refunds that the bank sent back could not be loaded.',
  list: 'Refunds that the bank sent back, the newest first',
  gone: 'The person was deleted.',
  facts: {
    product: 'Product',
    amount: 'To be paid',
    buyer: 'Buyer',
    reason: 'Why it was refunded',
    asked: 'Refunded',
    sentBack: 'Sent back',
    note: 'Paid instead',
    closed: 'Noted',
  },
  byAt: (name: string, at: string) => `by ${name}, ${at}`,
  means:
    'The bank did not take it: a card that was closed or replaced. A refund to the same card may come back again.',
  client: (id: number) => `Refund again: open client ${id}`,
  person: 'Refund again: open everything of this address',
  formNamed: (amount: string) => `Note how ${amount} was paid`,
  note: 'How it was paid instead',
  noteHint: 'For example: check 118, mailed on Nov 21. This moves no money.',
  noNote: 'Say how it was paid, for the record',
  close: 'Paid back another way',
  done: 'Noted: it was paid back.',
  notClosed: 'This was not noted.',
}
