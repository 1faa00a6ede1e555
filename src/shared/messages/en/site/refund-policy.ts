import { legalVersions } from '../../../rules/legal-versions.ts'
import type { LegalText } from '../../legal-text.ts'

/** `/refunds`. Whoever changes a sentence gives it a new version and keeps this one below `earlier`. */
export const refundPolicyTexts: LegalText = {
  pageTitle: 'Refund policy',
  description: 'When we give money back, when we do not, and how to ask.',
  lead: 'When we give money back, when we do not, and how to ask.',
  earlier: [],
  current: {
    version: legalVersions.refunds,
    sections: {
      guarantee: {
        title: '90-Day Max: 90-day money-back guarantee',
        paragraphs: [
          'Ask within 90 days of your payment. The price of the 90-Day Max package is then returned to the card you paid with.',
          'You need not give a reason. The guarantee is about your payment and says nothing about the outcome of a dispute.',
        ],
      },
      others: {
        title: 'Everything else',
        paragraphs: [
          'Software purchases are final: there are no refunds once software access is granted, and fees are non-refundable once services are provided.',
        ],
      },
      always: {
        title: 'What is given back in any case',
        paragraphs: ['These do not depend on the product:'],
        points: [
          'what was charged twice, or in a wrong amount;',
          'what was paid and never opened, and cannot be opened by us;',
          'a session that we did not hold;',
          'whatever the law of your state says must be given back.',
        ],
      },
      subscriptions: {
        title: 'Subscriptions',
        paragraphs: [
          'Cancel at any time from your account, and nothing more is charged. What is paid stays open until the end of its period. Nothing is given back for the days that are left.',
        ],
      },
      how: {
        title: 'How to ask',
        paragraphs: [
          'Write to us: through Contact Support in your portal, from your account, or on the contact page. Give the email address you paid with. We answer by email.',
          'A refund goes to the card you paid with, and you get a receipt by email. Banks usually show it within 5 to 10 business days.',
          'When all of a payment is refunded, what it opened closes. Your data is deleted 90 days later, or earlier when you ask.',
          'What was credited toward a larger package is part of that package’s price and is refunded with it.',
        ],
      },
    },
  },
}
