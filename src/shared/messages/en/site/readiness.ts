/** The landing page of the business credit toolkit. */
export const readinessTexts = {
  documentTitle: 'Business Credit Toolkit',
  description:
    'See how ready your business is to apply for funding: six kinds of funding with their usual ranges, three steps, and what each package costs.',
  title: 'Business Credit Toolkit',
  lead: 'Before a lender looks at your business, look at it as a lender does. One application shows what you have, what is missing, and which kind of funding suits it.',
  apply: 'Start your application',
  status: 'See the status page',
  stats: '500+ businesses. 89% application quality score.',
  typesTitle: 'Application types',
  typesLead:
    'What each kind of funding usually offers. The range is typical, not a promise: a lender decides on the amount.',
  types: {
    sba: {
      name: 'SBA loans',
      text: 'Bank loans of which the Small Business Administration guarantees a part.',
    },
    revenueBased: {
      name: 'Revenue-based funding',
      text: 'Repaid as a share of what the business takes in.',
    },
    dscr: {
      name: 'DSCR loans',
      text: 'Judged by whether the income of a property covers its debt.',
    },
    linesOfCredit: {
      name: 'Lines of credit',
      text: 'Drawn when you need it; interest only on what you draw.',
    },
    cardStacking: {
      name: 'Card stacking',
      text: 'Several business cards, applied for in one plan.',
    },
    startup: {
      name: 'Startup and no-doc funding',
      text: 'For young businesses, mostly on your personal credit.',
    },
  },
  range: (from: string, to: string) => `${from} to ${to}`,
  scale: (from: string, to: string) => `Each bar lies on the same scale, from ${from} to ${to}.`,
  stepsTitle: 'How we support you',
  steps: [
    {
      title: 'Tell us about your business',
      text: 'Three short pages. What you have typed is kept, and you can go on with it on another device.',
    },
    {
      title: 'See where you stand',
      text: 'A readiness score with its reasons, the documents that are missing, and the one change that would raise it most.',
    },
    {
      title: 'Apply with a complete file',
      text: 'Your status page shows the stage, the next action and every answer. Lenders decide by their own rules.',
    },
  ],
  demo: {
    title: 'An application on its way',
    lead: 'This is what you follow on your status page.',
    badge: 'Demonstration',
    score: 'Readiness score',
    percent: (value: number) => `${value} percent`,
    stages: ['Intake', 'Reviewed', 'Scored', 'Matched', 'Funded', 'Complete'],
    done: 'done',
    now: 'now',
    ahead: 'ahead',
    caption:
      'A demonstration with invented figures: no real business, and no forecast for you. It is at the third of six stages.',
  },
  criteriaTitle: 'What lenders typically ask for',
  criteriaLead: 'Lenders set their own criteria and change them. These three are typical.',
  criteria: [
    { title: 'Business age', text: '6+ months' },
    { title: 'Revenue', text: '$50K+ annual' },
    { title: 'Personal credit', text: '650+' },
  ],
  pricingTitle: 'What it costs',
  pricingLead: 'The application itself costs nothing. Buy a package only if you want what is in it.',
  pricing: {
    armorReady: { button: 'Get ARMOR Ready' },
    entity: {
      badge: 'No company yet',
      button: 'Start with the bundle',
      details: 'What is in it',
    },
    september: { button: 'See 10K September Play' },
    fee: {
      name: 'Performance-Based Fee',
      per: 'of the funded amount',
      description: 'Owed only after your funding is confirmed. Nothing funded, nothing owed.',
      button: 'See how the fee works',
    },
  },
  questionsTitle: 'Questions and answers',
  questions: [
    {
      question: 'Does ARMOR lend money?',
      answer:
        'No. ARMOR is not a lender and not a broker. It gives you software, templates and education; lenders alone decide whether and how much they fund.',
    },
    {
      question: 'What is the readiness score?',
      answer:
        'A number from 0 to 100, based on your answers and documents. You see every factor, its weight and the reason. It is our own measure, not a credit score, and it promises nothing.',
    },
    {
      question: 'Does applying here touch my credit?',
      answer: 'No. We make no inquiry. A lender to whom you apply later may make one, and must tell you.',
    },
    {
      question: 'What do I need to begin?',
      answer:
        'Your name, a way to reach you, your approximate credit score and income, and what the funding is for. Bank statements and a credit report help, and can follow later.',
    },
    {
      question: 'I have no company yet. Can I apply?',
      answer:
        'Yes. Say so in the form: it then asks which kind of company you prefer and where, and offers the bundle that forms one with you.',
    },
    {
      question: 'How soon do I hear from you?',
      answer:
        'We review an application within 24 hours. ARMOR Ready follows in 24-48 hours, the bundle in 3-5 business days. Support answers Mon-Fri 9AM-6PM EST.',
    },
    {
      question: 'Can I have my money back?',
      answer:
        'Fees are not refunded once a service has been provided. Please read what is in a package before you buy it, and ask us first if you are not sure.',
    },
  ],
  closing: {
    title: 'See where your business stands',
    text: 'Three short pages, no payment, no credit inquiry. You can stop and go on later.',
    apply: 'Apply now',
    status: 'Follow an application',
  },
}
