/** What a device shows: on a lock screen others read it, so it tells no name, no creditor, no bureau and no sum. */
export const pushTexts = {
  title: 'ARMOR',
  bodies: {
    'documents-ready': 'Your documents are ready.',
    'answer-read': 'An answer is ready for you to check.',
    'next-round-ready': 'Your next step is ready.',
    'deadline-near': 'A deadline is near.',
    overdue: 'A deadline has passed. See what you can do now.',
  },
} as const
