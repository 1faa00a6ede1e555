/** What the pages of the storefront share. */
export const storefrontTexts = {
  places: {
    home: 'Home',
    softwarePlans: 'Software Plans',
    businessCreditToolkit: 'Business Credit Toolkit',
    subscriptions: 'Subscriptions',
    diyPlans: 'DIY Plans',
    professionalPlans: 'Professional Plans',
    allSubscriptions: 'All Subscriptions',
    allSolutions: 'All Solutions',
    restore: 'Restore',
    toolkits: 'Toolkits',
    apply: 'Apply',
    brokenLease: 'Broken Lease Toolkit',
    collectionsToolkit: 'Collections Toolkit',
    disputeGenerator: 'Dispute Letter Generator',
  },
  billing: { once: 'one payment', month: 'per month', quarter: 'per quarter', year: 'per year' },
  /** Beside a former price: 'was $750'. */
  was: (price: string) => `was ${price}`,
  insteadOf: (price: string) => `instead of ${price}`,
  free: 'Free',
  opensNewTab: 'opens in a new tab',
  sessionsTitle: 'Choose Your Paid Session',
  sessionsText:
    'Sessions are paid in advance; there are no free calls. The fee is credited toward a package if you buy one.',
  bookSession: (name: string) => `Book ${name}`,
  questionsTitle: 'Common Questions',
  disclaimerTitle: 'Please note',
  /** What every page with the four plans of the generator says of them. */
  subscriptions: {
    badges: {
      'monthly-access': '',
      'quarterly-package': 'Most Popular',
      'annual-subscription': '',
      '30-day-pass': '',
    },
    get: (name: string) => `Get ${name}`,
    disclaimer:
      'A subscription opens software. The letters are yours: you write them, sign them and mail them. We send nothing to a bureau for you, and no outcome is guaranteed. Dispute only what is wrong.',
  },
  /** Beside the two funding offers; the descriptions by the keys of the sessions. */
  offerSessions: {
    title: 'Talk it through first',
    descriptions: {
      'profile-review': 'A quick assessment',
      'strategy-session': 'A personalized roadmap credited toward the package',
    },
  },
}
