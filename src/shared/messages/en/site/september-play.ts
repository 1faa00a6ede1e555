export const septemberPlayTexts = {
  documentTitle: '10K September Play',
  description: (price: string, percent: string) =>
    `Business funding application prepared for ${price}. A performance-based service fee of ${percent} is billed only after successful funding.`,
  title: '10K September Play',
  lead: 'One intake fee, and your funding application is prepared and checked with you. A service fee follows only if you are funded.',
  above: 'Business funding application',
  cardTitle: 'The package',
  oneTime: 'one-time intake fee',
  start: 'Start 10K September Play',
  stepsTitle: 'How it works',
  steps: {
    intake: {
      title: (price: string) => `${price} intake`,
      text: 'You pay the intake fee and send your documents. That is the only payment before funding.',
    },
    preparation: {
      title: 'Application prep',
      text: 'We check your papers for what is missing, and put the application together. You read and sign it.',
    },
    success: {
      title: 'Success fee',
      text: (percent: string) =>
        `If the funding is paid out to you, ${percent} of it is billed. If not, nothing is.`,
    },
  },
  featuresTitle: 'What is in it',
  features: [
    {
      title: 'Application preparation',
      text: 'Forms, figures and papers put in the order in which a lender reads them.',
    },
    {
      title: 'Compliance review',
      text: 'Licenses, registrations and statements checked against what applications ask for.',
    },
    {
      title: 'Expedited processing',
      text: 'Your file is taken up first on our side. How long a lender takes is up to the lender.',
    },
    {
      title: 'Performance-based fee',
      text: 'Our fee depends on the result. No funding, no fee beyond the intake.',
    },
    {
      title: 'Dedicated support',
      text: 'Questions about your application answered by email, Mon-Fri 9AM-6PM EST.',
    },
  ],
  feeTitle: 'What it costs',
  fee: {
    upfront: 'Upfront cost',
    upfrontText: (price: string) => `Only the ${price} intake fee`,
    success: 'Success fee',
    successText: (percent: string) => `${percent} of the funded amount`,
    none: 'No funding secured',
    noneText: 'No additional fees',
  },
}
