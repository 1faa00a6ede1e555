export const toolkitsTexts = {
  documentTitle: 'Toolkits for collections, rental records and applications',
  title: 'Toolkits',
  lead: 'One problem, one set of letters and instructions. Choose the toolkit for the entry you want to dispute, or the module for the application you want to prepare. You fill in, sign and send everything yourself.',
  cardsTitle: 'Five toolkits',
  categories: {
    diySoftware: 'DIY Software',
    professional: 'Professional',
    specialized: 'Specialized Toolkit',
    complete: 'Complete Toolkit',
  },
  see: (name: string) => `See ${name}`,
  inTwoPayments: (first: string, second: string) => `${first} + ${second}`,
  seeApplication: 'See the application module',
  applicationDescription:
    'Your documents checked against six requirements, then prepared as one application. A fee follows only if you are approved.',
  applicationFeatures: [
    'Prequalification on your own documents',
    'Application package, only if prequalified',
    'Processing, only if approved',
  ],
  stepsTitle: 'How a toolkit works',
  steps: [
    {
      title: 'You get it by email',
      text: 'Access comes within 24-48 hours of the payment. Your guide is ready at once, with instructions in the order of their dates.',
    },
    {
      title: 'You fill in and sign',
      text: 'Each template says which line of your report or which paper it needs. What you cannot show, you leave out.',
    },
    {
      title: 'You mail it and keep the log',
      text: 'Certified mail gives you the day of receipt. From that day the other side’s time runs.',
    },
  ],
  helpTitle: 'Before you buy',
  help: [
    {
      title: 'Errors can be disputed, the rest cannot',
      text: 'A bureau must correct what is inaccurate, incomplete or cannot be verified. What is right stays, however it looks.',
    },
    {
      title: 'You can do it without us',
      text: 'Disputing is free and your right. You pay for the templates, the order and the log, not for the dispute.',
    },
    {
      title: 'We answer your questions',
      text: 'Support is available Mon-Fri 9AM-6PM EST. We explain the toolkit; we don’t give legal advice.',
    },
  ],
}
