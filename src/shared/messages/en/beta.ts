/** The beta tester application. */
export const betaTexts = {
  pageTitle: 'Apply for the free beta',
  lead: 'Test ARMOR free of charge: free dispute services normally $500. In return we measure how well it works.',
  points: [
    'Your three reports read and audited, with the proof for every finding',
    'Dispute letters, forensic analysis, complaint letter and mail log as PDF',
    'A portal that follows your case live',
  ],
  name: 'Full name',
  email: 'Email address',
  phone: 'Phone number',
  study: 'I agree to take part in the performance study',
  studyHint:
    'We record which findings the bureaus correct and how long it takes. No name, address or account number leaves ARMOR.',
  preferences: 'Communication Preferences',
  preferencesSet: 'Your communication preferences are set.',
  preferencesDeclined:
    'You chose not to be contacted. The beta program needs a way to reach you: choose again to apply.',
  preferencesChange: 'Change Communication Preferences',
  submit: 'Apply for the beta program',
  submitting: 'Submitting your application...',
  missing: 'Agree to the study and set your communication preferences to apply.',
  failed: 'Submission Failed',
  failedDefault: 'Failed to submit application',
  failedFallback: 'Please try again or contact support.',
  done: {
    title: 'Application Submitted!',
    description: 'Thank you for applying! Redirecting to complete your intake...',
  },
  doneTitle: 'Application submitted',
  doneText: 'Thank you for applying! Redirecting to complete your intake...',
  continueNow: 'Continue now',
} as const
