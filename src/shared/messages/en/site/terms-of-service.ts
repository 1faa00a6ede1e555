import { legalVersions } from '../../../rules/legal-versions.ts'
import type { LegalText } from '../../legal-text.ts'

/** `/terms`. Whoever changes a sentence gives it a new version and keeps this one below `earlier`. */
export const termsTexts: LegalText = {
  pageTitle: 'Terms of service',
  description: 'What you buy here, what it does and does not do, and what you and we owe each other.',
  lead: 'What you buy here, and what it does and does not do. What you and we owe each other, in plain words.',
  earlier: [],
  current: {
    version: legalVersions.terms,
    sections: {
      what: {
        title: 'What this is',
        paragraphs: [
          'ARMOR is self-help software with templates, education and paid sessions. You use it to find errors in your own credit reports and to dispute them yourself. You also use it to prepare an application for business funding.',
          'You decide on every entry, you sign every letter and you mail it. We do not write to a bureau, a creditor or a lender in your name.',
        ],
      },
      'what-not': {
        title: 'What this is not',
        paragraphs: [
          'We are not a credit repair organization, a law firm, a lender, a loan broker or a debt settlement service. Nothing here is legal, tax or financial advice.',
          'We guarantee no outcome. An accurate entry stays in a report, whatever is written about it. What comes of a dispute or an application depends on what you do and on others’ decisions.',
          'You can dispute an error with a bureau yourself, for free and without any software.',
        ],
      },
      you: {
        title: 'What we ask of you',
        paragraphs: ['You may use the product when you are 18 or older and live in the United States.'],
        points: [
          'Upload your own reports and documents only.',
          'Dispute only what you believe to be wrong, incomplete or not yours. A false statement to a bureau, and a false identity theft report, can be a crime.',
          'Read a letter before you sign it.',
          'Keep your sign-in links to yourself: whoever opens one sees your case.',
          'Do not try to break in, to overload the service or to resell it.',
        ],
      },
      prices: {
        title: 'Prices and payment',
        paragraphs: [
          'The price of an offer is on its page. The sum that is charged is on the button or beside it. Prices are in US dollars.',
          'Payments are taken by our payment provider. We never see or keep your full card number.',
          'The fee of a session or of a smaller package may count toward a larger one. It is then taken off before you pay, and shown.',
        ],
      },
      renewals: {
        title: 'Subscriptions',
        paragraphs: [
          'A subscription renews at the end of each period until you cancel. The price is shown where you buy it. Everything else is paid once.',
          'You can cancel at any time from your account. What you have paid for stays open until the end of the period.',
          'A refund of one payment does not cancel a subscription, and cancelling does not refund a payment. The refund policy says when money is given back.',
        ],
      },
      delivery: {
        title: 'What you receive, and for how long',
        paragraphs: [
          'What an offer opens, how many rounds it has and how long it is open stands on its page. Where two pages differ, the one that is better for you counts.',
          'Documents are written from what was read in your reports and from what you decided. Reading a report by machine can fail: compare every letter with your report.',
        ],
      },
      funding: {
        title: 'Business funding',
        paragraphs: [
          'The readiness packages prepare an application. They are no loan, no offer of a loan and no promise of one.',
          'A performance-based fee is owed only after funding was received, as its offer page and your agreement say.',
        ],
      },
      content: {
        title: 'Your papers and ours',
        paragraphs: [
          'What you upload stays yours. We use it to provide the product to you, and for nothing else.',
          'The letters that are made for you are yours to use for your own disputes. The software, its templates and its texts stay ours.',
        ],
      },
      liability: {
        title: 'If something goes wrong',
        paragraphs: [
          'If the product does not do what its page says, tell us: we mend it, or we give back what you paid for that part.',
          'As far as the law allows, we owe you in all no more than you paid us for that offer. This limits nothing that the law does not let us limit.',
        ],
      },
      ending: {
        title: 'Ending it',
        paragraphs: [
          'You can stop at any time and ask for everything about you to be deleted. The privacy notice says how.',
          'We may close an account that is used to deceive a bureau, a lender or another person. We then say so by email.',
        ],
      },
      changes: {
        title: 'Changes and law',
        paragraphs: [
          'The version that you accepted is kept with your order and holds for it. A new version holds for what you buy after its day. Earlier versions stay on this page.',
          'The law of the state named above applies. It takes away no protection that the law of your own state gives you. You keep the right to go to any court that the law opens to you.',
        ],
      },
    },
  },
}
