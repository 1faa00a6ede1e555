/** Mails about the time of a paid session, and the entry that they put into a calendar. */
export const bookingMailTexts = {
  greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  when: 'When',
  minutes: 'Length',
  minutesText: (minutes: number) => `${minutes} minutes`,
  host: 'With',
  meeting: 'How we meet',
  changes: (until: string) => `You can move or cancel it until ${until}, on the page below.`,
  cannotCome: (support: string) => `You cannot come after all? Write to ${support}.`,
  see: 'See your session',
  again: 'Choose another time',
  booked: {
    subject: (product: string) => `Your ${product} is booked`,
    title: 'Your session is booked',
    text: (product: string, when: string) => `Your ${product} is booked for ${when}.`,
  },
  moved: {
    subject: (product: string) => `Your ${product} has moved`,
    title: 'Your session has moved',
    text: (product: string, when: string) => `Your ${product} is now on ${when}.`,
  },
  'handed-over': {
    subject: (product: string) => `How we meet for your ${product} has changed`,
    title: 'How we meet has changed',
    text: (product: string, when: string) =>
      `Your ${product} is still on ${when}. Somebody else of us holds it, and we meet as said below.`,
  },
  cancelled: {
    subject: (product: string) => `Your ${product} is canceled`,
    title: 'Your session is canceled',
    text: (product: string, when: string) =>
      `You canceled your ${product} of ${when}. Your purchase stays open: choose another time whenever you like.`,
  },
  withdrawn: {
    subject: (product: string) => `We had to cancel your ${product}`,
    title: 'We had to cancel your session',
    text: (product: string, when: string) =>
      `We are sorry: we cannot hold your ${product} of ${when}. Please choose another time. Nothing is lost, and nothing more is charged.`,
  },
  closed: {
    subject: (product: string) => `Your ${product} is canceled`,
    title: 'Your session is canceled',
    text: (product: string, when: string) =>
      `Your purchase was refunded, so your ${product} of ${when} does not take place.`,
  },
  'day-before': {
    subject: (product: string) => `Coming up: your ${product}`,
    title: 'Your session is coming up',
    text: (product: string, when: string) => `A reminder: your ${product} is on ${when}.`,
  },
  'hour-before': {
    subject: (product: string) => `In an hour: your ${product}`,
    title: 'Your session begins in an hour',
    text: (product: string, when: string) => `A reminder: your ${product} is on ${when}.`,
  },
  calendar: {
    summary: (product: string) => `${product} with ARMOR`,
    description: (address: string) => `See, move or cancel it: ${address}`,
  },
}
