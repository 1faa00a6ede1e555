/** The mail with the answer of support. */
export const supportAnswerTexts = {
  subject: (caseNumber: number) => `An answer to your message, case number ${caseNumber}`,
  title: 'An answer to your message',
  greeting: (name: string) => `Hello ${name},`,
  signed: (author: string) => `${author}, ARMOR support`,
  button: 'Open the conversation',
  reply: 'To write back, open your portal and press Contact Support. Your portal is at:',
} as const
