export const collectionsToolkitTexts = {
  documentTitle: 'Collections Toolkit: dispute errors in collection accounts',
  description:
    'Letters and instructions for disputing collection accounts: validation request to the collector, dispute letters for the three bureaus, a calendar and a log for certified mail.',
  title: 'Collections Toolkit',
  lead: 'Wrong amount, wrong date, not your debt, reported twice: collection accounts pass through many hands, and errors come along. The toolkit gives you the letters and the order to send them in.',
  buy: (price: string) => `Buy the toolkit for ${price}`,
  pictureTitle: 'What an error looks like',
  picture: {
    heading: 'From a credit report, page 11',
    account: 'Example Recovery, account ending 2080',
    rows: [
      { label: 'Date of first delinquency', value: 'March 2019' },
      { label: 'Assigned to the collector', value: 'June 2023' },
      { label: 'On record until', value: 'June 2030' },
    ],
    markedRow: 2,
    noteTitle: 'Why it cannot be right',
    note: 'The seven years begin 180 days after the delinquency that led to the collection. They end in September 2026 at the latest. A new collector does not start them again.',
    letterTitle: 'What the letter says',
    letter:
      '“Your report, page 11, shows a first delinquency in March 2019 and keeps the account until June 2030. The seven years end in 2026. Please correct the date.”',
    caption: 'A drawn example. Your letters quote your own reports.',
  },
  limit: {
    heading: 'How long this account may stay on record',
    parts: [
      { title: '180 days', text: 'March to September 2019: the time before the seven years begin.' },
      { title: 'Seven years', text: 'September 2019 to September 2026: it may be reported.' },
      { title: 'Too long', text: 'September 2026 to June 2030: what the report adds.' },
    ],
  },
  insideTitle: 'What is inside',
  inside: [
    {
      title: 'Validation request',
      text: 'To the collector. If it arrives within 30 days of the collector’s notice, the collector must stop collecting until it verifies the debt.',
    },
    {
      title: 'Three dispute letters',
      text: 'One for each bureau, with a place for the line that you dispute and the paper that shows it.',
    },
    { title: 'Calendar', text: 'What is due when, for you and for them, counted from the day of mailing.' },
    {
      title: 'Mail log',
      text: 'For certified mail: number, day of receipt, answer. You need it if you complain.',
    },
  ],
  timelineTitle: 'How long it takes',
  timelineLead: 'Four stages, counted from the day you begin. Not every account needs all four.',
  stages: [
    { title: 'Getting ready', text: 'Reports marked, letters filled in, signed and mailed.' },
    {
      title: 'First answers',
      text: 'Bureaus have 30 days from receipt to investigate, in some cases 45. A collector that you wrote to in time must verify before it goes on.',
    },
    {
      title: 'Second round',
      text: 'Follow-ups to answers that do not fit what you showed, and disputes sent to the collector directly.',
    },
    {
      title: 'Stubborn entries',
      text: 'Complaints, and new reports to see whether corrections have stayed.',
    },
  ],
  questions: [
    {
      question: 'How long does it take?',
      answer:
        '30-120 days is typical. The four stages above show the whole span: some accounts end with the first answers, some go on to 180 days. No one can know in advance.',
    },
    {
      question: 'When do I get the toolkit?',
      answer:
        'At once: the page after the payment opens your guide, and so does the link in your receipt. Access is granted within 24-48 hours at the latest.',
    },
    {
      question: 'Will the collection disappear from my reports?',
      answer:
        'No one can promise that. A bureau must correct or delete what is inaccurate, incomplete or cannot be verified. A collection that is reported correctly stays for its seven years.',
    },
    {
      question: 'Does a dispute settle the debt?',
      answer:
        'No. A dispute is about what is reported. If you owe the money, you still do. And if you are sued, a dispute letter is no answer to the court: answer in time, and ask a lawyer or legal aid.',
    },
    {
      question: 'Can I return it?',
      answer: 'Once access is granted, the purchase is final and is not refunded.',
    },
  ],
}
