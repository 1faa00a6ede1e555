/** `/software-plans`: the packages bought through a payment link each, paid sessions, questions. */
export const softwarePlansTexts = {
  title: 'Software plans: dispute software for your credit reports',
  description:
    'Six ways to get the dispute software: a 90-day promo, Standard, Premium, Elite, Premier and the free beta. What each includes, what it costs, and the terms.',
  heading: 'Software Plans',
  lead: 'Software that reads your three credit reports and writes your letters, in packages that differ by the number of rounds. One payment each; you dispute, sign and mail yourself.',
  toPlans: 'See the plans',
  toQuestions: 'Common questions',
  plansTitle: 'Choose your plan',
  plansLead: 'Each button opens the payment page in a new tab.',
  cards: {
    '90-day-max-access': { subtitle: 'Promo price for up to three rounds', badge: 'Expires 09/05' },
    'standard-plan': { subtitle: 'Two rounds over 90 days', badge: '' },
    'premium-plan': { subtitle: 'Unlimited rounds', badge: '' },
    'elite-plan': { subtitle: 'Unlimited rounds, with support first', badge: '' },
    'premier-plan': { subtitle: 'Our 90-day program', badge: '' },
  },
  beta: {
    name: 'Beta Tester',
    subtitle: 'For a small number of people',
    description: 'The dispute services, free of charge, for those who help us measure how well they work.',
    features: [
      'The same reading of your reports and the same letters',
      'You agree to take part in a performance study',
      'Free dispute services normally $500',
    ],
    action: 'See the beta program',
  },
  questions: [
    {
      question: 'When do I get access?',
      answer:
        'Software access is granted within 24-48 hours of your payment. Instructions come by email, together with your receipt.',
    },
    {
      question: 'How many rounds does a plan include?',
      answer:
        'Standard holds 2 dispute rounds and a 90-day service period. 90-Day Max Software Access holds up to 3 rounds over 90 days. Premium, Premier and Elite have no limit on rounds: after the third they go on with the companies that report an entry, the complaint and your case file.',
    },
    {
      question: 'How long does a round take?',
      answer:
        'A bureau has 30 to 45 days to investigate, counted from the day it receives your letter. The software cannot shorten that.',
    },
    {
      question: 'Can I upgrade or downgrade?',
      answer:
        'You can upgrade at any time and pay the difference between the two packages. Downgrades are not available.',
    },
    {
      question: 'Can I get a refund?',
      answer:
        'Software purchases are final: there are no refunds once software access is granted, and fees are non-refundable once services are provided.',
    },
    {
      question: 'What happens to my data when I cancel?',
      answer: 'Your data is kept for 90 days after cancellation and then deleted.',
    },
    {
      question: 'How do I reach support?',
      answer:
        'By email, Mon-Fri 9AM-6PM EST. Consultations are paid sessions of $75 to $100, and their fee is credited toward a package.',
    },
  ],
}
