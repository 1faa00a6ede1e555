/** What signing in, applying and buying are refused with. */
export const accountSentences = {
  'account.signInLinkUsed': 'This sign-in link has expired or was used already. Ask for a new one.',
  'account.linkUsed': 'This link has expired or was used already. Ask for a new one.',
  'account.testerLinkUsed': 'This beta link has already been used. Sign in to open your portal.',
  'account.badTesterLink': 'This beta link is not valid. Apply for the beta program again to get a new one.',
  'account.intakeDone': 'The intake of this case is done, or it needs no beta link.',
  'account.noPushService': 'Your browser could not be reached for notifications. Nothing was changed.',
  'account.unsubscribeLink': 'This unsubscribe link is not complete. Please open it from the email again.',
  'account.prefillLink': 'This link is not valid any more. Please fill out the form manually.',
  'payment.failed': 'Failed to create payment. Please try again.',
  'account.deletionHasCase':
    'You have a case with us. Delete it under “Your data” of the case: everything of your address goes with it.',
  'payment.noPayment': 'There is no such payment.',
  'payment.paidAlready': 'This case is paid already. You are not charged again.',
  'payment.noPurchase': 'There is no such purchase.',
  'payment.noProduct': 'There is no such product.',
  'payment.agreeFirst': 'Agree to the renewal of this subscription first. Nothing was charged.',
  'payment.termsChanged':
    'The terms of this subscription have changed since this page was loaded. Please load it again; nothing was charged.',
  'payment.notManaged': 'This purchase has no subscription that could be cancelled.',
  'payment.notCancelled': 'The payment provider did not change this subscription. Please try again.',
  'payment.pageNotOpened': 'The payment page could not be opened. Please try again.',
  'funding.noApplication': 'There is no such application.',
  'funding.noDraft': 'There is no saved form in this browser.',
  'funding.enoughFiles': 'This document has enough files. Write to us if one of them must be replaced.',
  'funding.requirementsFirst':
    'The application package can be bought once all six requirements of the prequalification are met.',
  'funding.packagePaid': 'The application package is paid already.',
  'account.testerAccess': 'Your beta tester access is verified.',
  'account.access': 'Your access is verified.',
  'account.noSubscription': 'No active subscription was found for this email address.',
  'live.notThisClient': 'You cannot follow this client here. Please sign in and try again.',
  'live.notThisApplication': 'You cannot follow this application here. Ask for a new link to it.',
  'live.unavailable': 'Live updates are not available right now.',
  'guide.changedMeanwhile':
    'This guide was changed in another window. Load it again; what you typed here stays until you do.',
  'guide.noTask': 'This guide has no such task.',
}
