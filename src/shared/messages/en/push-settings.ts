/** `/account/preferences`: notifications on a device. Loaded with that page alone. */
export const pushSettingsTexts = {
  title: 'Notifications on your devices',
  lead: 'We can tell you on your phone or computer when something happens. The message names no person, company or amount.',
  kindsLegend: 'Tell me when',
  kinds: {
    'documents-ready': 'my documents are ready',
    'answer-read': 'an answer is ready for me to check',
    'next-round-ready': 'my next round can start',
    'deadline-near': 'a deadline is three days away',
    overdue: 'a deadline has passed without an answer',
  },
  save: 'Save choices',
  saved: 'Your choices are saved.',
  saveFailed: 'Your choices could not be saved. Please try again.',
  on: 'This device gets notifications.',
  off: 'This device gets no notifications.',
  turnOn: 'Turn on for this device',
  turnOff: 'Turn off for this device',
  turnFailed: 'This could not be changed. Please try again.',
  others: (count: number) =>
    count === 1 ? 'One other device gets notifications.' : `${count} other devices get notifications.`,
  since: (day: string) => `On since ${day}`,
  drop: (day: string) => `Turn off for the device that is on since ${day}`,
  dropShort: 'Turn off',
  denied:
    'Notifications are blocked for this site. Allow them in your browser’s settings for this site, then come back.',
  notGiven: 'You did not allow notifications. Nothing was changed.',
  none: 'This browser can’t show notifications. On an iPhone, open the Share menu, tap “Add to Home Screen”, and open ARMOR from there.',
  emailStays: 'Emails about your case are sent in any case.',
  loadFailed: 'Your notifications could not be loaded.',
} as const
