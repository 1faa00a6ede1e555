/** `/subscriptions`: four ways into the letter generator, three paid sessions. `/diy-plans` shows the same plans. */
export const subscriptionTexts = {
  title: 'DIY Software Access: subscriptions to the letter generator',
  description:
    'The dispute letter generator by the month, the quarter or the year, or for 30 days without renewal. Prices, what is included, and how to change or cancel.',
  heading: 'DIY Software Access',
  lead: 'Write your own dispute letters with the generator: bureau by bureau, item by item. What you type stays in your browser.',
  toPlans: 'See the four plans',
  toGenerator: 'Open the generator',
  plansTitle: 'Choose your access',
  plansLead:
    'All four open the same generator. They differ in how long it stays open and in what a month costs.',
  termsTitle: 'How a subscription works',
  terms: [
    {
      title: 'Access',
      text: 'Software access is granted within 24-48 hours. The email of your purchase is your key.',
    },
    { title: 'Upgrades', text: 'Apply immediately. You pay the difference.' },
    {
      title: 'Downgrades',
      text: 'Take effect at the next billing cycle. Until then you keep what you paid for.',
    },
    {
      title: 'Canceling',
      text: 'Any time. Access lasts until the end of the billing period; nothing is charged afterwards.',
    },
    { title: 'Your data', text: 'Kept for 90 days after cancellation, then deleted.' },
    { title: 'Refunds', text: 'There are no refunds once software access is granted.' },
    { title: 'Support', text: 'By email, Mon-Fri 9AM-6PM EST.' },
  ],
}
