/** Mails about where a letter is that was mailed for somebody. Days come written out. */
export const postalNewsTexts = {
  greeting: (name: string) => `Hello ${name},`,
  delivered: {
    subject: 'Your letter was delivered',
    title: 'Your letter was delivered',
    text: (recipient: string, day: string) => `The post delivered your letter to ${recipient} on ${day}.`,
    proved:
      'Its scan is in your mail log as proof of delivery. The mailing page shows the deadlines that follow.',
    noted: 'The mailing page shows what the post told us.',
  },
  returned: {
    subject: 'Your letter came back',
    title: 'Your letter came back',
    text: (recipient: string, day: string) =>
      `The post could not deliver your letter to ${recipient}. It told us so on ${day}.`,
    next: 'Look at the address on the letter. Then send it again on your mailing page, or mail it yourself.',
  },
  sandbox: 'This is a sandbox: nothing was printed and nothing was mailed.',
  recipient: 'Recipient',
  service: 'Mailed by',
  day: 'Date',
  open: 'Open your mailing page',
  contact: (support: string) => `Is something wrong? Write to ${support}.`,
} as const
