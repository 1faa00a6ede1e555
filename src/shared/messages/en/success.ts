/** The payment success page. */
export const successTexts = {
  pageTitle: 'Payment',
  title: 'Payment Successful!',
  thanks: (amount: string, product: string) => `We received ${amount} for ${product}.`,
  testerThanks: 'Your place in the beta program is reserved. It costs nothing.',
  settlingUp: 'Setting up your beta testing profile...',
  checking: 'Confirming your payment...',
  processing:
    'Your payment is still being confirmed by your bank. You can go on; we will tell you when it is done.',
  reference: 'Payment reference',
  clientId: 'Client ID',
  next: 'What happens next',
  nextSteps: [
    'Complete your intake: your address, a few questions, your three credit reports.',
    'We read the reports and write your letters. You watch it live in your portal.',
    'You download, sign and mail the letters. The portal tells you when an answer is due.',
  ],
  button: 'Complete Client Intake',
  caseGoesOn: 'Your intake is here already. Your case goes on with what you sent.',
  openCase: 'Open your dashboard',
  receipt: 'A receipt is on its way to your email address.',
  errorTitle: 'Payment Processing Issue',
  noPayment: 'No payment information found',
  failed: 'Failed to process payment completion. Please contact support.',
  noCharge: 'If your payment already went through, you will not be charged again.',
  tryAgain: 'Try Again',
  backToHome: 'Back to Home',
} as const
