/** What every page of the staff side stands in. */
export const staffFrameTexts = {
  unready: 'Not ready for clients: settings are missing, or samples are left.',
  toSetup: 'Open the set-up',
  failed: 'The page could not be loaded.',
  more: 'More',
  signOut: 'Sign out',
  signedInAs: (name: string) => `Signed in as ${name}`,
  idleTitle: 'Are you still there?',
  idleText: (time: string) => `At ${time} you will be signed out, after 30 minutes without a sign of life.`,
  stay: 'Stay signed in',
  stayFailed: 'The server could not be reached. Please try again.',
}

/** Over a client's page that staff have open. */
export const staffViewTexts = {
  title: 'Opened by staff',
  signedIn: (name: string) => `You are signed in as staff (${name}).`,
  sees: (whom: string) => `You see the page of ${whom} as they do. What you do here is recorded as your act.`,
  client: (id: string) => `client number ${id}`,
  application: (id: string) => `funding application number ${id}`,
  backToCase: 'Back to the case',
  backToApplication: 'Back to the application',
}
