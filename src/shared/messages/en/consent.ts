/** The communication consent dialog; steps and button texts of section 4 of the specification. */
export const consentTexts = {
  askTitle: 'Stay informed about your case',
  askTitleNamed: (name: string) => `Stay informed, ${name}`,
  askText: 'How may we reach you with updates about your case?',
  channels: { phone: 'Phone calls', text: 'Text messages', email: 'Email' },
  selectOne: 'Please select at least one communication method',
  yes: 'Yes, Keep Me Updated',
  no: 'No Thanks',
  optOut: 'Reply STOP to texts or unsubscribe in emails at any time. Message and data rates may apply.',
  notRequired: 'Your answer is not a condition of any purchase.',
  allSetTitle: "Perfect! You're All Set",
  allSetText: 'We will use:',
  welcomeTitle: 'Welcome',
  welcomeText: 'Proceeding to your account',
  noProblemTitle: 'No Problem!',
  noProblemText:
    'You only get essential updates by email. You can change your preferences in your account settings at any time.',
  continueNow: 'Continue now',
} as const
