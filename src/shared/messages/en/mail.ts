/** Texts of every mail that a client reads, and of its frame. */
export const mailTexts = {
  product: 'ARMOR',
  strapline: 'Dispute credit report errors yourself',
  why: 'You’re getting this email because this address was used at ARMOR.',
  unsubscribe: 'Stop these optional emails',
  disclaimer:
    'ARMOR provides software, templates and education only. It is not a credit repair company, debt settlement service, lender or legal service, and it guarantees no outcome.',
  signIn: {
    subject: 'Your sign-in link for ARMOR',
    preheader: (minutes: number) => `It works once, within ${minutes} minutes.`,
    title: 'Sign in to your portal',
    intro: 'Press the button in the browser that you want to sign in with.',
    button: 'Sign in',
    life: (minutes: number) =>
      `The link works once and for ${minutes} minutes. A newer link takes the place of this one.`,
    notYou: 'Didn’t ask for this? You can ignore this email: no one can sign in without the link.',
    fallback: 'If the button does not work, copy this address into your browser:',
  },
} as const
