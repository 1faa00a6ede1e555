/** `/premier`, `/elite`, `/premium`, `/standard`, `/90-day-max`: one package each, bought at the checkout. */
export const packageOfferTexts = {
  buy: (price: string) => `Continue to checkout: ${price}`,
  allPackages: 'All software plans',
  documentsTitle: 'What the software makes of your reports',
  documents: [
    {
      title: 'Findings with their proof',
      text: 'Every finding quotes the line of your own report that shows it, with the page number.',
    },
    {
      title: 'Letters you can sign',
      text: 'One for each bureau, as a PDF. They claim nothing that your report does not show.',
    },
    {
      title: 'The papers around them',
      text: 'A forensic analysis of the three reports, a complaint letter, and a log for what you mail.',
    },
    {
      title: 'A portal with the dates',
      text: 'It shows the round you are in, what you have to do next, and when an answer is due.',
    },
  ],
  pages: {
    standard: {
      title: 'Standard Credit Repair: dispute software for two rounds',
      description:
        'Standard Credit Repair is dispute software with letters, analysis and a portal for two rounds over 90 days. You dispute; nothing is promised that a bureau decides.',
      above: 'Standard',
      heading: 'Standard Credit Repair',
      lead: 'The software and documents for two dispute rounds over 90 days. The name is an old one: you dispute the errors in your reports yourself, with letters that quote them.',
      ownTitle: 'Two rounds, no more than you need',
      own: [
        'Many errors are plain on the page: a first letter names them, a second one renews what was left. If something still stands afterwards, you can move up to a larger package and pay only the difference.',
      ],
    },
    ninetyDayMax: {
      title: '90-Day Max Results: dispute software for 90 days',
      description:
        '90-Day Max is dispute software with unlimited rounds for 90 days and a 90-day money-back guarantee. The guarantee is about your payment, not about what a bureau decides.',
      above: '90-Day Max',
      heading: '90-Day Max Results',
      lead: 'Ninety days of dispute software and documents without a limit to the rounds. “Max” is about the rounds you may start, not about what a bureau will decide.',
      ownTitle: '90-day money-back guarantee',
      own: [
        'Ask for your money back within 90 days of your payment, through Contact Support in your portal. We then return the price of this package to the card you paid with.',
        'The guarantee is about your payment. It says nothing about the outcome of a dispute, which no one can promise.',
        'The package has no limit on rounds. A round takes 30 to 45 days, so two usually fit into 90 days.',
      ],
    },
    premium: {
      title: 'ARMOR Premium: dispute software without a limit to the rounds',
      description:
        'ARMOR Premium is dispute software with documents for every round: letters to the bureaus, renewals, and direct disputes with the furnishers.',
      above: 'Premium',
      heading: 'Documents for every round',
      lead: 'Premium carries you from the first letters to the bureaus to direct disputes with those who reported the entry.',
      ownTitle: 'Why a third round',
      own: [
        'A bureau asks the bank or collector behind an entry whether it is right. If that doesn’t settle it, round 3 goes to the source: a direct dispute with the furnisher. Furnishers must investigate most disputes about what they report.',
        'The package has no limit on rounds. After the third they go on with the furnishers, the complaint and your case file. A bureau gets another letter only where there is something new.',
      ],
    },
    premier: {
      title: 'ARMOR Premier: our 90-day dispute program',
      description:
        'ARMOR Premier is our 90-day program: dispute software with documents for every round, and a portal that tells you what is due when.',
      above: 'Premier tier',
      heading: 'Our 90-day program, for every round',
      lead: 'Premier sets your dispute on a calendar: what to mail, when an answer is due, and what the next letter takes up.',
      ownTitle: 'A program, day by day',
      own: [
        'Premium and Premier hold the same software and documents. Premier adds the program: 90 days in which every step has its day, from your first upload to the answers of the second round. You see at a glance whose turn it is: yours, or the bureau’s.',
      ],
    },
    elite: {
      title: 'ARMOR Elite: the 90-day program with support first',
      description:
        'ARMOR Elite has everything in Premier, with documents for every round and the 90-day program. You are first in the support queue.',
      above: 'Elite',
      heading: 'Everything in Premier, and support first',
      lead: 'The same software, documents and 90-day program as Premier. What differs is support: your questions are answered before others.',
      ownTitle: 'What “first” means',
      own: [
        'Your messages stand first in the support queue during support hours.',
        'The bureaus’ time is the same for everyone: 30 to 45 days a round, whatever a package costs.',
      ],
    },
  },
}
