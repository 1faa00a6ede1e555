import type {
  Review,
  ReviewConfirmation,
  ReviewCoverage,
  ReviewEvidence,
  ReviewFinding,
  ReviewQuestion,
} from '../../shared/api/review.ts'

export const evidenceLine: ReviewEvidence = {
  bureau: 'Experian',
  creditor: 'NORTHWIND BANK',
  label: 'Date of last payment',
  printed: '03/2021',
  page: 7,
  picture: { url: '/api/clients/5/evidence/one', width: 1200, height: 180 },
}

export const sampleFinding: ReviewFinding = {
  id: 'f-late',
  ruleKey: 'balance_on_paid_account',
  strength: 'A',
  title: 'A paid account still shows a balance',
  statement: 'The account is reported as paid in full and with a balance of $412.',
  innocentExplanation: 'The payment may have been posted after the report was made.',
  request: 'Report the balance as $0, or delete the account if it cannot be verified.',
  law: {
    citation: 'FCRA 607(b)',
    sentence: 'A bureau must follow procedures that assure maximum possible accuracy.',
  },
  ground: 'law',
  bureaus: ['Experian'],
  evidence: [evidenceLine, { ...evidenceLine, label: 'Balance', printed: '$412', picture: null }],
  letters: [{ bureau: 'Experian', item: null, kept: false }],
  decision: null,
  unconfirmed: 0,
}

export const sampleQuestion: ReviewQuestion = {
  id: 'q-name',
  ruleKey: 'unknown_name',
  title: 'A name you may not have used',
  why: 'Equifax lists the name "Anna Sylva".',
  innocentExplanation: 'A creditor may have written your name that way.',
  text: 'Have you ever used the name Anna Sylva?',
  answers: [
    { key: 'yes', label: 'Yes, I have used it', input: null },
    { key: 'no', label: 'No, never', input: null },
    { key: 'until', label: 'Yes, until a day that I know', input: 'date' },
  ],
  evidence: [{ ...evidenceLine, bureau: 'Equifax', label: 'Also known as', printed: 'Anna Sylva' }],
  answer: null,
}

export const sampleConfirmation: ReviewConfirmation = {
  id: 'v-1',
  bureau: 'TransUnion',
  creditor: 'NORTHWIND BANK',
  label: 'Balance',
  read: '$1,204',
  confidence: 0.91,
  picture: { url: '/api/clients/5/evidence/crop', width: 480, height: 60 },
  confirmed: null,
}

export const sampleCoverage: ReviewCoverage = {
  bureau: 'Experian',
  fileName: 'experian.pdf',
  layout: 'Experian, AnnualCreditReport.com',
  byLabelsOnly: false,
  isScan: false,
  reportDate: '2026-10-28',
  accounts: { stated: 24, found: 23 },
  hardInquiries: { stated: null, found: 3 },
  share: 0.96,
  enough: 0.9,
  use: 'whole',
  leftOut: null,
  unread: [{ text: 'Deferred terms: none', page: 9 }],
}

/** A review with one of everything; what a test is about is given. */
export function reviewOf(over: Partial<Review> = {}): Review {
  return {
    runId: 'run-1',
    analysedAt: '2026-11-20T14:00:00.000Z',
    ruleSetVersion: '2026-11',
    round: 1,
    frozen: false,
    notices: [],
    coverage: [sampleCoverage],
    findings: [sampleFinding],
    questions: [sampleQuestion],
    confirmations: [sampleConfirmation],
    digits: null,
    birthDate: null,
    debts: [
      {
        label: 'HARBOR AUTO',
        owners: [
          { name: 'HARBOR AUTO', role: 'original creditor', since: null, amounts: [], bureaus: [] },
          {
            name: 'CEDAR RECOVERY',
            role: 'debt buyer',
            since: '2024-03-02',
            amounts: [1204],
            bureaus: ['Experian', 'Equifax'],
          },
        ],
      },
    ],
    notWorth: [
      {
        bureau: 'Experian',
        creditor: 'HARBOR CARD',
        what: 'One late payment in 2023',
        why: 'It is reported as it happened.',
      },
    ],
    removals: [
      {
        bureau: 'Experian',
        creditor: 'MIDWAY RECOVERY',
        what: 'collection',
        leaves: '2026-03',
        basis: 'computed',
        because: 'Seven years and 180 days after the first delinquency of September 2018.',
        overdue: true,
      },
    ],
    ...over,
  }
}

/** A case before its analysis. */
export const nothingAnalysed: Review = reviewOf({
  runId: null,
  analysedAt: null,
  ruleSetVersion: null,
  coverage: [],
  findings: [],
  questions: [],
  confirmations: [],
  notWorth: [],
  debts: [],
  removals: [],
})
