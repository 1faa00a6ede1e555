/** The mail that invites to the staff. */
export const invitationMailTexts = {
  subject: 'Your staff account at ARMOR',
  preheader: (hours: number) => `The link works once, within ${hours} hours.`,
  title: 'Join the staff of ARMOR',
  greeting: (name: string) => `Dear ${name},`,
  intro: (invitedBy: string, role: string) =>
    `${invitedBy} has invited you to the staff of ARMOR. Your role: ${role}.`,
  steps: 'You’ll choose your own password and set up an authenticator app. Have your phone at hand.',
  button: 'Set up your account',
  life: (hours: number) =>
    `The link works once and for ${hours} hours. A newer invitation takes the place of this one.`,
  notYou: 'Not expecting this? Then do nothing, and tell the person named above.',
  fallback: 'If the button does not work, copy this address into your browser:',
}
