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
}
