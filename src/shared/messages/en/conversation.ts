/** The client's conversation with support, in the portal. */
export const conversationTexts = {
  title: 'Your conversation with support',
  you: 'You',
  support: (author: string) => `${author}, ARMOR support`,
  failed: 'Your conversation could not be loaded right now.',
  earlier: (messages: number) =>
    messages === 1 ? 'Show 1 earlier message' : `Show ${messages} earlier messages`,
  waiting: 'We have your message. We’ll answer here and by email.',
  newAnswer: 'Support has answered you',
} as const
