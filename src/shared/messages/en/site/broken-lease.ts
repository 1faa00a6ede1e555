export const brokenLeaseTexts = {
  documentTitle: 'Broken Lease Toolkit: dispute errors in rental records',
  description:
    'Letters and instructions for disputing errors about a broken lease: with credit bureaus, rental screening companies and the collector of the lease debt.',
  title: 'Broken Lease Toolkit',
  lead: 'A lease that ended badly on paper follows you to the next application. If what the records say about it is wrong, you can dispute it, at every place that keeps it.',
  seePricing: 'See the prices',
  paths: {
    landlord: 'Landlord',
    carriers: ['Collector', 'Screening company', 'Court'],
    files: ['Three credit reports', 'Rental screening file', 'Eviction record'],
    nextLandlord: 'The next landlord reads',
    inWords:
      'A landlord’s entry reaches three files: through a collector the three credit reports, through a screening company the rental screening file. Through a court it reaches the eviction record. The next landlord reads them.',
  },
  impactTitle: 'Where a broken lease shows',
  impactLead:
    'One entry, up to three files. Each is kept by another company, and a correction in one does not reach the others by itself.',
  impact: [
    {
      title: 'Your credit reports',
      text: 'When a landlord passes unpaid rent to a collector, the collector may report it to Experian, Equifax and TransUnion. It may stay for up to seven years.',
    },
    {
      title: 'Rental screening files',
      text: 'Landlords buy reports from screening companies. These are bound by the same federal law as the credit bureaus: you may see your file and dispute it.',
    },
    {
      title: 'Court records',
      text: 'An eviction case can show even when it was dismissed. A record that leaves out how the case ended can be disputed as incomplete.',
    },
  ],
  pictureTitle: 'What an error looks like',
  picture: {
    heading: 'From a rental screening report, page 2',
    account: 'Example Apartments, unit 12',
    rows: [
      { label: 'End of the lease', value: 'May 31, 2024' },
      { label: 'Moved out', value: 'May 31, 2024' },
      { label: 'Status', value: 'Lease broken by tenant' },
    ],
    markedRow: 2,
    noteTitle: 'Why it cannot be right',
    note: 'A tenant who moves out on the last day of the lease has not left early. The dates and the status cannot all be true.',
    letterTitle: 'What the letter says',
    letter:
      '“Page 2 of your report gives May 31, 2024 as the end of the lease. I moved out that day. Still it calls the lease broken. Please correct the status.”',
    caption: 'A drawn example. Your letters quote your own reports.',
  },
  stepsTitle: 'Three steps',
  steps: [
    {
      title: 'Get your files',
      text: 'The three credit reports are free at AnnualCreditReport.com. A landlord who turned you down must tell you which company’s report was used; that company gives you a free copy if you ask within 60 days.',
    },
    {
      title: 'Compare with your papers',
      text: 'Lease, move-out inspection, receipts, letters. The checklist shows which paper proves which line wrong.',
    },
    {
      title: 'Send the letters',
      text: 'To the bureaus, the screening company and the collector, by certified mail. The log shows when each answer is due.',
    },
  ],
  timelineTitle: 'How long it takes',
  timelineLead:
    'Counted from the day you begin. Some cases end with the first answers, some need all four stages.',
  stages: [
    {
      title: 'Getting ready',
      text: 'Files ordered, papers collected, letters filled in and mailed.',
    },
    {
      title: 'First answers',
      text: 'Bureaus and screening companies have 30 days from receipt to investigate, in some cases 45.',
    },
    {
      title: 'Second round',
      text: 'Answers that do not fit what you showed get a follow-up, to the company and to the furnisher.',
    },
    {
      title: 'Stubborn entries',
      text: 'Complaints to the CFPB or the state, and new files to see whether corrections have stayed.',
    },
  ],
  pricingTitle: 'Prices',
  pricingLead:
    'By how many places keep the wrong entry. Rental toolkits are for rental and eviction records; broken lease toolkits for the debt as well.',
  buy: (price: string) => `Buy for ${price}`,
}
