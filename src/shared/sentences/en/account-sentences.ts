/** What signing in, applying and buying are refused with. */
export const accountSentences = {
  'account.signInLinkUsed': 'This sign-in link has expired or was used already. Ask for a new one.',
  'account.linkUsed': 'This link has expired or was used already. Ask for a new one.',
  'account.testerLinkUsed': 'This beta link has already been used. Sign in to open your portal.',
  'account.badTesterLink': 'This beta link is not valid. Apply for the beta program again to get a new one.',
  'account.intakeDone': 'The intake of this case is done, or it needs no beta link.',
  'account.unsubscribeLink': 'This unsubscribe link is not complete. Please open it from the email again.',
  'account.prefillLink': 'This link is not valid any more. Please fill out the form manually.',
  'payment.failed': 'Failed to create payment. Please try again.',
  'payment.noPayment': 'There is no such payment.',
  'payment.paidAlready': 'This case is paid already. You are not charged again.',
  'payment.noPurchase': 'There is no such purchase.',
  'payment.noProduct': 'There is no such product.',
  'payment.pageNotOpened': 'The payment page could not be opened. Please try again.',
  'funding.noApplication': 'There is no such application.',
  'funding.noDraft': 'There is no saved form in this browser.',
  'funding.enoughFiles': 'This document has enough files. Write to us if one of them must be replaced.',
  'funding.requirementsFirst':
    'The application package can be bought once all six requirements of the prequalification are met.',
  'funding.packagePaid': 'The application package is paid already.',
}
