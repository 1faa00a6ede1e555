/** To both addresses, when staff gave a case another one. It names nobody: the one before may have been somebody else's by mistake. */
export const addressChangedTexts = {
  former: {
    subject: 'The email address of your case was changed',
    title: 'Your email address was changed',
    changed: (by: string, masked: string) =>
      `This address no longer belongs to your case: ${by} of our team changed it to ${masked}. Emails about the case, and links that sign in, go to the new address from now on. With this one, nobody can open the case any more.`,
    notYou: (support: string) =>
      `If you did not ask for this, answer this email or write to ${support} right away. We will check who asked for it, and put your address back if it was not you.`,
    wasYou: 'If you asked for it, there is nothing to do.',
  },
  present: {
    subject: 'This is the email address of your case now',
    title: 'Your case has this email address now',
    changed: (by: string, masked: string) =>
      `${by} of our team changed the email address of your case from ${masked} to this one. Emails about the case come here from now on, and you sign in with this address.`,
    notYou: (support: string) =>
      `If you did not ask for this, or have no case with us, answer this email or write to ${support}.`,
    wasYou: 'We told the address from before, too.',
  },
} as const
