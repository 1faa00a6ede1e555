/** What the pages of the two funding offers share; their own texts stand with each page. */
export const offerPageTexts = {
  /** By the keys of the sessions. */
  sessions: {
    title: 'Talk it through first',
    descriptions: {
      'profile-review': 'A quick assessment',
      'strategy-session': 'A personalized roadmap credited toward the package',
    },
  },
}
