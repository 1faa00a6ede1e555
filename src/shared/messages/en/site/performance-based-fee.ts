export const performanceBasedFeeTexts = {
  documentTitle: 'Performance-Based Service Fee',
  description: (percent: string) =>
    `A service fee of ${percent} of the funded amount, due only after funding is confirmed. Examples, what is included, and when nothing is due.`,
  title: 'Performance-Based Service Fee',
  lead: 'We are paid when you are. The fee is a share of what was funded, and it is due only after the funding is confirmed.',
  cardTitle: 'What is included',
  afterFunding: 'of the funded amount, only after funding is confirmed',
  inclusions: [
    'No upfront costs beyond intake',
    'Paid only after results are confirmed',
    'Ongoing application support',
    'Dedicated software dashboard access',
    'Application optimization guidance',
  ],
  learn: 'Learn About Performance Fee Structure',
  stepsTitle: 'How it works',
  steps: {
    nothingUpfront: {
      title: 'No upfront fee',
      text: 'Beyond the intake you pay nothing while your application is prepared.',
    },
    support: {
      title: 'Full support',
      text: 'Preparation, questions, corrections: all of it, whatever the lender decides in the end.',
    },
    success: {
      title: 'Success fee',
      text: (percent: string) =>
        `When the funding is confirmed, you get an invoice for ${percent} of the amount.`,
    },
  },
  featuresTitle: 'What you can rely on',
  features: [
    {
      title: 'The same interest as yours',
      text: 'The fee grows with what you receive and is nothing when you receive nothing.',
    },
    {
      title: 'Confirmed, not promised',
      text: 'A letter of intent is not funding. The fee waits until the funding is confirmed.',
    },
    { title: 'One rate', text: 'The same share for every amount. You can work it out yourself.' },
    {
      title: 'Your dashboard',
      text: 'Stage, documents and next action of your application, whenever you look.',
    },
    { title: 'Guidance', text: 'What to improve in your papers before a lender reads them.' },
    {
      title: 'You decide',
      text: 'You don’t have to accept an offer. Read its rate and its terms with the fee in mind.',
    },
  ],
  compareTitle: 'Before and after',
  before: {
    title: 'Before funding',
    items: ['No service fee', 'Intake only', 'Support while you apply'],
  },
  after: {
    title: 'After success',
    share: (percent: string) => `${percent} of the funded amount`,
    items: ['One invoice', 'Nothing to pay on amounts that were not funded'],
  },
  examplesTitle: 'Fee examples',
  examplesLead: (percent: string) => `Always ${percent}. The bars show the fee against what was funded.`,
  examples: {
    funded: (amount: string) => `${amount} funded`,
    nothingFunded: 'No funding',
    fee: (amount: string) => `gives a fee of ${amount}`,
    noFee: 'no fee is due',
    caption: 'The whole bar is what was funded, the green part of it the fee. Drawn to scale.',
  },
}
