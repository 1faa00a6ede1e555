/** Mails about what only a person can do. */
export const workMailTexts = {
  greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  delivered: {
    subject: (work: string) => `Done: ${work}`,
    title: 'We have done this for you',
    text: (work: string, product: string) => `${work}, part of ${product}, is done.`,
    note: 'We wrote you a note about it. Read it on the page below, signed in with this email address.',
  },
  reopened: {
    subject: (work: string) => `Still in progress: ${work}`,
    title: 'We are still working on this',
    text: (work: string, product: string) =>
      `We told you that ${work}, part of ${product}, was done. It was marked too early, and we are still working on it.`,
  },
  button: 'See what we do for you',
}
