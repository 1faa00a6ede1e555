/** Why a letter is not sent for somebody, or not any more. */
export const postalSentences = {
  'postal.noAddress':
    'Your mailing address is not complete. Tell us the street, city, state and ZIP code, and try again.',
  /** Why one letter or several cannot be sent now: worded for either, since it stands once for all that it is true of. */
  'postal.stillDraft': 'Still a draft. First decide on every open item in your review, then sign.',
  'postal.noRecipient':
    'We do not know the company’s whole address, so we can’t send it. Find the address, and mail it yourself.',
  'postal.hasBlanks':
    'Has lines that only you can fill in. Print it, write them in by hand, and mail it yourself.',
  'postal.notToSend': 'This letter is already in the mail, or it is no longer there.',
  'postal.notSigned': 'Your signature comes first. We never sign for you.',
  'postal.tooManyPages': ({ pages, most }: { pages: number; most: number }) =>
    `This letter has ${pages} pages, and at most ${most} can be printed. Mail it yourself.`,
  'postal.unknownSender':
    'The post does not know your own address. Answers could not reach you, so please correct it before we send anything.',
  'postal.unknownRecipient': ({ recipient }: { recipient: string }) =>
    `The post does not know this address: ${recipient}. Nothing was charged.`,
  'postal.priceChanged': 'The price or the letter changed meanwhile. Look at the new price first.',
  'postal.silent':
    'The mail service does not answer now. Nothing was charged; please try again in a few minutes.',
  'postal.noSend': 'There is no such letter.',
  'postal.beingHandedOver': 'This letter is being handed over right now. Try again in a minute.',
  'postal.tooLate': 'This letter is already printed. It can no longer be canceled.',
  'postal.sentAlready': 'This letter was already on its way by another order.',
  'postal.changedMeanwhile': 'The letter changed after you ordered it.',
  'postal.mailedMeanwhile': 'You entered that you mailed this letter yourself.',
  'postal.refundedMeanwhile': 'The payment was refunded before the letter was handed over.',
  'postal.nobodyTookIt': 'The mail service could not take the letter.',
  'postal.providerFailed': 'The mail service could not print the letter.',
} as const
