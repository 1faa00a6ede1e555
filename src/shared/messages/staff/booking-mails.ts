/** Mails to the member of staff who holds a session. They do not name the buyer: their mailbox is not emptied with a deletion. */
export const staffBookingMailTexts = {
  when: 'When',
  booked: {
    subject: (product: string) => `Booked: ${product}`,
    title: 'A session is booked with you',
    text: (product: string, when: string) => `A ${product} is booked with you: ${when}.`,
  },
  moved: {
    subject: (product: string) => `Moved: ${product}`,
    title: 'A session with you has moved',
    text: (product: string, when: string) => `A ${product} with you is now on ${when}.`,
  },
  cancelled: {
    subject: (product: string) => `Canceled: ${product}`,
    title: 'A session with you is canceled',
    text: (product: string, when: string) => `The ${product} of ${when} does not take place.`,
  },
  who: 'Who it is and what they wrote stands on the page of the sessions.',
  see: 'See the sessions',
}
