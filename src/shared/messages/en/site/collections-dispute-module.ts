export const collectionsDisputeModuleTexts = {
  documentTitle: 'Collections Dispute Module',
  description:
    'Software module for disputing collection accounts: validation request, letters to the three bureaus, follow-up letters for each stage, and a mail log with dates.',
  title: 'Collections Dispute Module',
  lead: 'A collection account involves two parties that have duties: the collector who asks for the money, and the bureau that prints the entry. The module takes you from the first letter to the last.',
  buy: (price: string) => `Buy the module for ${price}`,
  stepsTitle: 'From validation to complaint',
  stepsLead:
    'Each stage starts with the answer to the one before, or with the day on which that answer was due.',
  steps: [
    {
      title: 'Validation',
      text: 'You ask the collector to verify the debt. If you write within 30 days of its notice, it must stop collecting until it has.',
    },
    {
      title: 'Dispute',
      text: 'You name the wrong line to each bureau that prints it. Each has 30 days from receipt, in some cases 45.',
    },
    {
      title: 'Follow-up',
      text: 'A bureau that keeps the line must tell you on request, within 15 days, how it checked it. You answer that.',
    },
    {
      title: 'Complaint',
      text: 'If what you showed was ignored, you put the letters and dates together in a complaint to the CFPB.',
    },
  ],
  featuresTitle: 'What the module does',
  features: [
    {
      title: 'Writes to the collector',
      text: 'A validation request that names the account and asks for the amount, the original creditor and the papers behind them.',
    },
    {
      title: 'Writes to three bureaus',
      text: 'One letter for each bureau, about what that bureau prints. The same account often differs between them.',
    },
    {
      title: 'Follows up',
      text: 'A letter for each kind of answer: verified, changed, no answer, put back after a deletion.',
    },
    {
      title: 'Keeps the dates',
      text: 'The mail log has a line for every letter: mailed, received, answer due.',
    },
    {
      title: 'Checks the seven years',
      text: 'A collection may be reported for seven years, counted from 180 days after the delinquency that led to it. A new collector does not restart them.',
    },
    {
      title: 'Leaves the decision with you',
      text: 'You read every letter before you sign it. Nothing is sent in your name.',
    },
  ],
  compareTitle: 'Module or toolkit?',
  compareText:
    'Both cost the same. The toolkit is a set of templates with a calendar. It is for one or two accounts that you want to handle on paper. The module adds the follow-up letters of every stage, up to the complaint.',
  compareLink: 'See the Collections Toolkit',
}
