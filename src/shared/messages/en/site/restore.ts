/** `/restore`: the hub of the dispute half of the product. */
export const restoreTexts = {
  title: 'Restore: dispute software',
  description: (price: string) =>
    `Dispute errors in your credit reports yourself: software plans, subscriptions, DIY plans, toolkits and a letter generator. Package access starts from ${price}.`,
  heading: 'Restore: dispute software',
  lead: 'You dispute, we give you the tools: your reports read line by line, letters that quote them, and a portal that follows every round.',
  startsFrom: (price: string) => `Package access starts from ${price}`,
  toPackages: 'See the packages',
  waysTitle: 'Five ways to begin',
  from: (price: string) => `from ${price}`,
  ways: {
    softwarePlans: {
      title: 'Software Plans',
      text: 'Your three reports read and audited, with letters for every round. One payment.',
      link: 'See the software plans',
    },
    subscriptions: {
      title: 'Subscriptions',
      text: 'The letter generator by the month, the quarter or the year. Cancel any time.',
      link: 'See the subscriptions',
    },
    diyPlans: {
      title: 'DIY Plans',
      text: 'The same access side by side, with what is included and how to change it.',
      link: 'Compare the DIY plans',
    },
    toolkits: {
      title: 'Toolkits',
      text: 'Letters and instructions for one situation: a collection, a broken lease, a rental record.',
      link: 'See the toolkits',
    },
    generator: {
      title: 'Dispute Letter Generator',
      text: 'Writes a letter for each bureau from what you enter. Open with a subscription or with full access.',
      link: 'Open the generator',
    },
  },
  packagesTitle: 'Packages at our checkout',
  packagesLead: 'Each has a page of its own that says what it holds and on what terms.',
  howTitle: 'How it works',
  how: [
    { title: 'Pay and tell us where', text: 'You pay by card and say where the bureaus should answer you.' },
    { title: 'Upload your reports', text: 'All three are free every week at AnnualCreditReport.com.' },
    {
      title: 'Read, sign, mail',
      text: 'The software reads the reports and writes your documents. You decide what is disputed.',
    },
    {
      title: 'Wait with a calendar',
      text: 'The bureaus have 30 to 45 days to investigate. Your portal shows what is due when.',
    },
  ],
  testersTitle: 'Test it at no cost',
  testersText:
    'A small number of beta testers get the dispute services, normally $500, at no cost. In return they take part in a performance study.',
  checkLink: 'Check your report first, on your own device',
  testersLink: 'Apply to Test',
  testersMore: 'What testers get',
}
