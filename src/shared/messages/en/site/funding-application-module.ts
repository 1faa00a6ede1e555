export const fundingApplicationModuleTexts = {
  documentTitle: 'Business Readiness Application Module 10k',
  description:
    'A business application in three steps: prequalification, application package, processing. You pay for a step only when the one before it is passed.',
  title: 'Business Readiness Application Module 10k',
  lead: 'Your documents are checked before you pay for an application, and the application is prepared before anyone else sees it. Three steps, each with its own price and its own gate.',
  cardTitle: 'The whole module',
  total: 'total, in two payments',
  cardDescription: (first: string, second: string, percent: string) =>
    `${first} for prequalification, ${second} for the application package if you are prequalified. A backend fee of ${percent} follows only if you are approved.`,
  cardFeatures: [
    'Six requirements checked on your documents',
    'A written answer: met or not met, and why',
    'An application package from your own figures',
    'Processing after approval',
  ],
  start: (price: string) => `Start prequalification for ${price}`,
  stepsTitle: 'Three steps, three gates',
  stepsLead:
    'You buy step 1 here. Steps 2 and 3 cannot be bought beforehand: each is offered when its gate opens.',
  steps: [
    {
      title: 'Step 1: Prequalification',
      condition: 'required',
      text: 'We check the six requirements below on the documents that you send, and answer in writing.',
      otherwise: 'Not met? It ends here. You know which requirement is missing, and pay nothing more.',
    },
    {
      title: 'Step 2: Application Package',
      condition: 'only if prequalified',
      text: 'Your application with its statements and papers is put together for you to check and sign. We send you the way to pay with the answer to step 1.',
      otherwise: 'Not prequalified? This step is not offered and not charged.',
    },
    {
      title: 'Step 3: Backend Processing',
      condition: 'only if approved',
      text: 'The fee is a share of what was approved. It is billed after the approval, with an invoice.',
      otherwise: 'Not approved? There is no fee.',
    },
  ],
  requirementsTitle: 'What you need to qualify',
  requirementsLead:
    'Six requirements. If one is missing today, it is better to know before the first payment.',
  requirements: [
    {
      title: '3 months of bank statements',
      text: 'Of the business account, complete, every page.',
    },
    {
      title: 'At least $5,000 in deposits per month',
      text: 'In each of the three months, as the statements show them.',
    },
    {
      title: 'Valid business documentation',
      text: 'Formation papers, EIN and licenses, in the name that applies.',
    },
    {
      title: 'Credit score verification',
      text: 'A report of your own that prints the score. We make no inquiry.',
    },
    {
      title: 'Business operating history',
      text: 'Since when the business has been running, with something that shows it.',
    },
    {
      title: 'Accurate financial statements',
      text: 'Figures that agree with the bank statements and the tax return.',
    },
  ],
  questions: [
    {
      question: 'How long does it take?',
      answer:
        'Preparation usually takes 30-90 days. What takes longest is most often a paper that someone else must issue. How long a lender then needs is up to the lender.',
    },
    {
      question: 'Is the prequalification an approval?',
      answer:
        'No. It says that the six requirements are met on your documents. Lenders decide by their own rules, and may say no.',
    },
    {
      question: 'Can I have the first payment back if I do not qualify?',
      answer:
        'No. The check itself is the service, and fees are not refunded once a service has been provided. Please read the six requirements first.',
    },
  ],
}
