import type { LinkedProduct } from './product.ts'

export const armorReady = {
  billing: 'once',
  key: 'armor-ready',
  name: 'ARMOR Ready',
  dollars: 497,
  category: 'readiness',
  description: 'Comprehensive funding readiness assessment.',
  inclusions: [
    'Fundability score analysis',
    'Strategy report',
    'Templates',
    'Lender criteria preview',
    '30 days email support',
  ],
} as const satisfies LinkedProduct

/** Bought in the funding form; it has no link. */
export const entityReadiness = {
  key: 'entity-readiness',
  name: 'Entity Formation + Readiness Bundle',
  dollars: 997,
  description: 'Your company formed and your file prepared, in one package.',
  inclusions: [
    'LLC formation support',
    'EIN registration',
    'Bank account setup',
    'Operating document templates',
    '$497 credited toward the readiness tools',
  ],
} as const

export const septemberPlay = {
  billing: 'once',
  key: '10k-september-play',
  name: '10K September Play',
  dollars: 400,
  category: 'offer',
  description: 'One-time intake fee. A 10% service fee follows only after successful funding.',
  inclusions: [
    'The $400 intake fee for application prep',
    'Compliance documentation review',
    'Expedited processing support',
    'A performance-based service fee of 10%',
    'Billing only after successful funding',
  ],
} as const satisfies LinkedProduct
