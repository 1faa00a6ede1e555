export const armorReadyTexts = {
  documentTitle: 'ARMOR Ready: funding readiness assessment',
  description:
    'A comprehensive funding readiness assessment for your business: fundability score analysis, strategy report, templates, lender criteria preview and 30 days of email support.',
  title: 'ARMOR Ready',
  lead: 'Before you ask a lender, see your business as a lender would. A comprehensive assessment of how ready you are to apply, and a plan for what is missing.',
  apply: 'Apply for ARMOR Ready',
  featuresTitle: 'What you get',
  features: [
    {
      title: 'Fundability score analysis',
      text: 'Where your business stands on the points that lenders look at, each with its reason. It is our own measure, not a credit score.',
    },
    {
      title: 'Strategy report',
      text: 'What to put in order first, what can wait, and which kind of funding suits what you have.',
    },
    {
      title: 'Templates',
      text: 'For the papers that applications ask for, to fill in with your own figures.',
    },
    {
      title: 'Lender criteria preview',
      text: 'What lenders typically ask for, beside what you have.',
    },
    {
      title: '30 days email support',
      text: 'Questions about your report and the next steps. Mon-Fri 9AM-6PM EST.',
    },
  ],
  criteriaTitle: 'What lenders typically ask for',
  criteriaLead: 'Lenders set their own criteria and change them. These three are typical.',
  criteria: [
    { term: 'Business age', text: '6+ months' },
    { term: 'Revenue', text: '$50K+ annual' },
    { term: 'Personal credit', text: '650+' },
  ],
  stepsTitle: 'How it works',
  steps: [
    {
      title: 'You apply',
      text: 'Three short pages about you, your business and your goal. You pay by card at the end.',
    },
    {
      title: 'We review',
      text: 'Within 24 hours we look through what you sent and tell you if something is missing.',
    },
    { title: 'You get your assessment', text: 'The first results follow in 24-48 hours.' },
  ],
}
