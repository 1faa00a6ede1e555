/** What stands in the drawn pictures of the plan pages: a letter of the generator, and a round in the portal. */
export const drawnPictureTexts = {
  letter: {
    from: 'Your name and address',
    to: 'To the credit bureau, by certified mail',
    subject: 'Dispute of one item in my credit report',
    itemTitle: 'Example Bank, account ending 4471',
    itemLine: 'Payment of March 2025: 60 days late',
    reason: 'I made this payment on March 3, 2025. My statement of that month is enclosed.',
    ask: 'Please investigate under section 611 of the Fair Credit Reporting Act. Please correct or delete what is inaccurate, incomplete or cannot be verified.',
    signature: 'Your signature',
    caption: 'A drawn example. Yours says what your own papers show.',
  },
  round: {
    heading: 'Round 1, mailed March 3',
    states: ['Answer received', 'Day 14 of 30', 'Day 11 of 30'],
    next: 'What to do now',
    nextText: 'Enter the answer that came from Experian. The other two have time until April.',
    caption: 'A drawn example of your portal.',
  },
}
