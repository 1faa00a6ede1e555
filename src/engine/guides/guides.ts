import { cycleDays } from './fast-track-plan.ts'
import { stageDays } from './sheets.ts'
import type { GuidePaperKey } from './words/titles.ts'

/** What a guide asks of the person beside their name and address. */
export type GuideForm = 'entries' | 'rental' | 'bureau'

/** A stage of a guide: its days from the beginning, the papers that belong to it, and what the person ticks. */
export interface GuideStep {
  key: string
  days: { from: number; to: number }
  papers: readonly GuidePaperKey[]
  tasks: readonly string[]
}

interface Guide {
  /** Which bureaus it writes to: all that show an entry, one that is chosen, or none. */
  bureaus: 'all' | 'one' | 'none'
  forms: readonly GuideForm[]
  proofs: 'collections' | 'rental'
  steps: readonly GuideStep[]
}

const followUps = ['renewed-dispute', 'no-answer'] as const
const [ready, answers, second, stubborn] = stageDays
const [cycle1, cycle2, cycle3] = cycleDays

/** `bureauPapers`: those to bureaus, of guides that write to any. */
function stages(
  first: readonly GuidePaperKey[],
  companies: readonly GuidePaperKey[],
  toBureaus: boolean,
): GuideStep[] {
  const bureau = (...papers: GuidePaperKey[]) => (toBureaus ? papers : [])
  return [
    {
      key: 'ready',
      days: ready,
      papers: [...first, ...bureau('bureau-dispute'), 'proofs', 'staged-plan', 'mail-log'],
      tasks: ['order-reports', 'mark-lines', 'complete-letters', 'mail-certified'],
    },
    {
      key: 'answers',
      days: answers,
      papers: ['calendar', ...bureau('procedure-request')],
      tasks: ['note-deliveries', 'note-answers'],
    },
    {
      key: 'second',
      days: second,
      papers: [...companies, ...bureau(...followUps)],
      tasks: ['find-something-new', 'mail-second'],
    },
    {
      key: 'stubborn',
      days: stubborn,
      papers: [...bureau('reinsertion'), 'complaint'],
      tasks: ['fresh-reports', 'complain'],
    },
  ]
}

/** The tenancy, its debt and three bureaus: two toolkits of one content under two names of the catalogue. */
const leaseAndDebt = {
  bureaus: 'all',
  forms: ['rental', 'entries'],
  proofs: 'rental',
  steps: stages(
    ['file-request', 'screening-dispute', 'validation-request', 'payment-warning'],
    ['landlord-letter', 'company-dispute'],
    true,
  ),
} as const satisfies Guide

/** Every guide, by the name under which the catalogue grants it. */
export const guides = {
  collections: {
    bureaus: 'all',
    forms: ['entries'],
    proofs: 'collections',
    steps: stages(['validation-request', 'payment-warning'], ['company-dispute'], true),
  },
  'broken-lease-single': {
    bureaus: 'one',
    forms: ['rental', 'entries', 'bureau'],
    proofs: 'rental',
    steps: stages(
      ['file-request', 'screening-dispute', 'validation-request', 'payment-warning'],
      ['landlord-letter', 'company-dispute'],
      true,
    ),
  },
  'broken-lease-all': leaseAndDebt,
  rental: {
    bureaus: 'none',
    forms: ['rental'],
    proofs: 'rental',
    steps: stages(['file-request', 'screening-dispute'], ['landlord-letter'], false),
  },
  'rental-premium': leaseAndDebt,
  'fast-track': {
    bureaus: 'all',
    forms: ['entries'],
    proofs: 'collections',
    steps: [
      {
        key: 'cycle-1',
        days: cycle1,
        papers: [
          'fast-track-plan',
          'bureau-dispute',
          'validation-request',
          'payment-warning',
          'proofs',
          'mail-log',
        ],
        tasks: ['order-reports', 'mark-lines', 'complete-letters', 'mail-certified'],
      },
      {
        key: 'cycle-2',
        days: cycle2,
        papers: ['calendar', 'procedure-request', 'company-dispute'],
        tasks: ['note-deliveries', 'note-answers', 'mail-second'],
      },
      {
        key: 'cycle-3',
        days: cycle3,
        papers: ['renewed-dispute', 'no-answer', 'reinsertion', 'complaint'],
        tasks: ['fresh-reports', 'find-something-new', 'complain'],
      },
    ],
  },
} as const satisfies Record<string, Guide>

export type GuideName = keyof typeof guides
