/** What stands beside every button that orders, pays or applies. Change legalVersions with what it leads to, not with this. */
export const orderTermsTexts = {
  purpose: 'Terms of an order',
  /** The names in brackets are links. */
  sentence:
    'By going on you accept the [terms] and the [refunds]. The [privacy] says what we keep about you, and for how long.',
  names: { terms: 'Terms of service', refunds: 'Refund policy', privacy: 'Privacy notice' },
} as const
