/** The mail that leads a client whom staff added into the portal. */
export const portalInvitationTexts = {
  subject: 'Your case is now in your ARMOR portal',
  preheader: 'Sign in with this email address. You need no password.',
  title: 'Welcome to your portal',
  greeting: (name: string) => `Hello ${name},`,
  intro:
    'We keep your case in a portal now. There you see your reports and letters, decide what you dispute, and enter what you mailed.',
  how: (email: string) =>
    `Press the button and enter ${email}. We send you a link that signs you in. You need no password.`,
  button: 'Go to the sign-in',
  yours:
    'Nothing is decided for you: you choose what to dispute, you sign your letters, and you say which emails you want.',
  notYou: (support: string) => `You do not know us? Then ignore this email, or write to ${support}.`,
  fallback: 'If the button does not work, copy this address into your browser:',
}
