/** `/diy-plans`: the plans of `/subscriptions` side by side, what they include, four questions. */
export const diyPlanTexts = {
  title: 'DIY plans: write your own dispute letters',
  description:
    'Four plans for people who write their own dispute letters: monthly, quarterly, annual or a 30-day pass. What is included, side by side, and the terms.',
  heading: 'DIY Plans',
  lead: 'You know what is wrong in your report and want to say it well. The generator gives you the letter; the rest is a stamp.',
  toPlans: 'See the four plans',
  plansTitle: 'Four plans, one generator',
  compareTitle: 'Side by side',
  columns: { plan: 'Plan', price: 'Price', renews: 'Renews', ends: 'Access ends' },
  renews: { once: 'no', month: 'every month', quarter: 'every quarter', year: 'every year' },
  endsAfter: (days: number) => `after ${days} days`,
  endsWithPeriod: 'at the end of the period you paid, once you cancel',
  includedTitle: 'What’s included',
  included: [
    {
      title: 'A letter for each bureau',
      text: 'Experian, Equifax and TransUnion, with the addresses where they take disputes.',
    },
    {
      title: 'Ten kinds of error',
      text: 'From “not mine” to “outdated information”, each with a sentence that you can edit.',
    },
    { title: 'Three ways to keep it', text: 'Download a letter as PDF, Word or text, or copy it.' },
    {
      title: 'Privacy',
      text: 'What you type into the letter stays in your browser. Of your Social Security number, only the last four digits are asked.',
    },
    { title: 'A checklist for the mail', text: 'Certified mail, what to enclose, what to keep.' },
    { title: 'Email support', text: 'Mon-Fri 9AM-6PM EST, for questions about the software.' },
  ],
  questions: [
    {
      question: 'When does the generator open?',
      answer:
        'Software access is granted within 24-48 hours of your payment. You open the generator with the email address that you paid with.',
    },
    {
      question: 'Can I change my plan?',
      answer:
        'Yes. Upgrades apply immediately and you pay the difference; downgrades take effect at the next billing cycle.',
    },
    {
      question: 'What happens when I cancel?',
      answer:
        'Your access lasts until the end of the billing period, and your data is kept for 90 days after cancellation. The 30-Day Pass ends by itself.',
    },
    {
      question: 'Can I get a refund?',
      answer: 'No. There are no refunds once software access is granted.',
    },
  ],
  moreTitle: 'Would you rather have your reports read for you?',
  moreText:
    'The software plans read your three reports, show the proof for every finding and write the letters. You still sign and mail them yourself.',
  toSoftwarePlans: 'See the software plans',
  toSubscriptions: 'Subscriptions and their terms',
}
