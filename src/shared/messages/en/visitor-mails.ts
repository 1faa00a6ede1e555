/** The mails to people who write to support without a client record. */
export const visitorMailTexts = {
  received: {
    subject: 'We have your message',
    title: 'We have your message',
    text: 'Thank you for writing to us. We’ll answer you at this address.',
    notYou: 'If you didn’t write to us, somebody typed your address by mistake. You need do nothing.',
  },
  answer: {
    subject: 'An answer to your message',
    title: 'An answer to your message',
    greeting: 'Hello,',
    signed: (author: string) => `${author}, ARMOR support`,
    button: 'Open the conversation',
    reply: 'To write back, sign in with this email address. Your conversation is at:',
  },
} as const
