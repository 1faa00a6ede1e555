/** What every page of the staff side stands in. */
export const staffFrameTexts = {
  failed: 'The page could not be loaded.',
  menu: 'Menu',
  signOut: 'Sign out',
  signedInAs: (name: string) => `Signed in as ${name}`,
  idleTitle: 'Are you still there?',
  idleText: (time: string) => `At ${time} you will be signed out, after 30 minutes without a sign of life.`,
  stay: 'Stay signed in',
  stayFailed: 'The server could not be reached. Please try again.',
}
