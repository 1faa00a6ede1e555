export const entityReadinessBundleTexts = {
  documentTitle: 'Entity + Readiness Bundle: company formation and funding readiness',
  description: (credited: string) =>
    `LLC formation support, EIN registration, bank account setup and operating document templates, with ${credited} credited toward the readiness tools.`,
  title: 'Entity + Readiness Bundle',
  lead: 'No company yet? Lenders lend to one that exists on paper: formed, registered, with an account of its own. The bundle takes you there, and prepares your file on the way.',
  apply: 'Apply for the bundle',
  featuresTitle: 'What is in the bundle',
  featuresLead: (credited: string) =>
    `${credited} of the price is credited toward the readiness tools: you do not pay for the assessment twice.`,
  features: [
    {
      title: 'LLC formation support',
      text: 'Choosing the state and the name, and the formation papers ready for you to file.',
    },
    {
      title: 'EIN registration',
      text: 'The form filled in with you. The IRS issues the number free of charge; you pay for the help.',
    },
    {
      title: 'Bank account setup',
      text: 'Which papers a bank asks for, and in which order. The bank decides whether to open the account.',
    },
    {
      title: 'Operating document templates',
      text: 'Operating agreement and resolutions, to complete with your own details.',
    },
    {
      title: 'Readiness tools',
      text: 'The assessment of ARMOR Ready, made for the company that you have just formed.',
    },
  ],
  stepsTitle: 'From nothing to a file',
  steps: [
    {
      title: 'You apply',
      text: 'You say which kind of company you prefer, where, and what for. “Not sure” is an answer too.',
    },
    { title: 'We review', text: 'Within 24 hours we look through what you sent.' },
    {
      title: 'Your papers',
      text: 'In 3-5 business days you hear from us about your formation papers. You read, sign and file them.',
    },
    {
      title: 'Your file',
      text: 'With EIN and account in place, the readiness tools show what a lender would still miss.',
    },
  ],
  alreadyTitle: 'You have a company already?',
  alreadyText: 'Then you need only the assessment.',
  alreadyLink: 'See ARMOR Ready',
}
