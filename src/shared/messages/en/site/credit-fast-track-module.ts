export const creditFastTrackModuleTexts = {
  documentTitle: 'Credit Fast Track Module: three cycles in 90 days',
  description:
    'Three dispute cycles at 0-30, 30-60 and 60-90 days, for reports with many entries and scores under 600. Letters to bureaus, furnishers and collectors, with a plan for each cycle.',
  title: 'Credit Fast Track Module',
  lead: 'For people with a score under 600 and reports full of entries: every error that can be shown, put in order and disputed in three cycles of 30 days.',
  buy: (price: string) => `Buy the module for ${price}`,
  cyclesTitle: 'Three cycles, 90 days',
  cyclesLead:
    'A bureau has 30 days to investigate, in some cases 45. A cycle can therefore begin while an answer is still out; the plan says which letters wait for it.',
  cycles: [
    {
      days: '0-30 days',
      title: 'Cycle 1',
      text: 'The errors that the reports themselves show.',
      steps: [
        'Read your three reports side by side',
        'Send the first letters to the bureaus',
        'Ask collectors to validate',
      ],
    },
    {
      days: '30-60 days',
      title: 'Cycle 2',
      text: 'The answers that came back, and the companies behind the entries.',
      steps: [
        'Compare each answer with what you asked',
        'Dispute with the furnishers directly',
        'Ask how a line was verified',
      ],
    },
    {
      days: '60-90 days',
      title: 'Cycle 3',
      text: 'The lines that are still wrong after two letters.',
      steps: [
        'Check fresh reports against the first',
        'Follow up with new proof',
        'Complain where a duty was missed',
      ],
    },
  ],
  forTitle: 'Who it is for',
  forItems: [
    {
      title: 'Scores under 600',
      text: 'A low score often comes with many negative entries. Those that are wrong can be disputed; those that are right stay.',
    },
    {
      title: 'Many accounts at once',
      text: 'Charge-offs, collections and late payments at several companies need an order, or the answers get mixed up.',
    },
    {
      title: 'A date in view',
      text: 'You want to know where you stand in 90 days. The cycles tell you what is done by then, not what a bureau will decide.',
    },
  ],
  cannotTitle: 'What it cannot do',
  cannotText:
    'No module sets a score and none can take away what is accurate. “Fast” means that no day is lost on your side: letters go out when they can, and every answer meets the next letter.',
  supportTitle: 'Support',
  supportText: 'By email, Mon-Fri 9AM-6PM EST.',
}
