/** The staff's page of paid sessions that wait for a time. */
export const staffSessionsTexts = {
  title: 'Sessions',
  lead: 'What is booked, buyers who said when they have time (your answer goes to them by email), and the hours that you offer.',
  waiting: 'Waiting for an answer',
  none: 'No one is waiting',
  noneText: 'Buyers of a session appear here once they tell us when they have time.',
  answered: 'Answered',
  failed: 'The sessions could not be loaded.',
  asked: (at: string) => `Asked ${at}`,
  noName: 'No name given',
  times: 'When they have time',
  answer: 'Your answer',
  answerHint: 'Name a day and an hour with its time zone, and how you meet. It is emailed as you write it.',
  warnings: 'Words that the law restricts:',
  send: 'Send the answer',
  sendFailed: 'The answer was not sent.',
  sent: { title: 'Answer sent', description: 'It goes out by email now.' },
  answeredBy: (name: string, at: string) => `Answered by ${name}, ${at}`,
}

/** What became of a purchase, as staff read it. */
export const purchaseStatusWords: Readonly<Record<string, string>> = {
  active: 'active',
  ending: 'canceled, open to the end of its period',
  'past-due': 'renewal not paid',
  ended: 'ended',
  refunded: 'refunded',
  unknown: 'unknown product or price',
}
