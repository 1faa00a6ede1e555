/** What the installed app says where none of its pages is loaded: in the telephone's list of apps, offline, as a notification. */
export const appShellTexts = {
  name: 'ARMOR',
  description: 'Your credit disputes: reports, review, letters and dates.',
  offline: {
    title: 'You are offline',
    text: 'This page needs a connection. Check your connection and try again. What you already sent is safe.',
    again: 'Try again',
  },
  /** A notification whose text could not be read. */
  news: 'There is news in your portal.',
} as const
