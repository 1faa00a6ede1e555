import type { FundingApplicationShown } from '../../shared/api/funding-application.ts'
import { says } from '../../shared/sentences/says.ts'

const requirement = (key: FundingApplicationShown['prequalification']['requirements'][number]['key']) => ({
  key,
  met: null,
  note: null,
})

/** An application under review with one of everything; what a test is about is given. */
export function fundingApplicationOf(over: Partial<FundingApplicationShown> = {}): FundingApplicationShown {
  return {
    id: 7,
    clientName: 'Ana Silva',
    contact: { email: 'ana@example.com', phone: '555 010 0100' },
    currentStage: 'under-review',
    nextAction: 'Please upload what is missing: Tax Returns.',
    submissionDate: '2026-11-01T10:00:00.000Z',
    lastUpdate: '2026-11-03T10:00:00.000Z',
    documents: [
      {
        id: 1,
        name: 'Bank Statements',
        status: 'received',
        required: true,
        note: null,
        files: [{ id: 11, fileName: 'march.pdf', bytes: 120_000, receivedAt: '2026-11-02T10:00:00.000Z' }],
      },
      { id: 2, name: 'Tax Returns', status: 'needed', required: true, note: 'Of both years.', files: [] },
      { id: 3, name: 'Financial Projections', status: 'optional', required: false, note: null, files: [] },
    ],
    score: {
      points: 62,
      factors: [
        {
          key: 'credit',
          weight: 25,
          points: 13,
          reason: says('score.credit', { band: '600-649' }),
          change: { advice: says('advice.credit', { band: '650-699' }), gain: 12 },
        },
        {
          key: 'income',
          weight: 15,
          points: 15,
          reason: says('score.income', { band: '$5K-$10K' }),
          change: null,
        },
      ],
      bestChange: { advice: says('advice.credit', { band: '650-699' }), gain: 12 },
      inTheWay: [{ what: 'A collection of MIDWAY RECOVERY', until: '2027-03' }],
    },
    prequalification: {
      paid: false,
      requirements: [requirement('bank-statements'), requirement('monthly-deposits')],
      passed: false,
      packagePaid: false,
    },
    packages: [
      {
        key: 'armor-ready',
        name: 'ARMOR Ready',
        paidOn: '2026-11-02T10:00:00.000Z',
        delivered: [{ key: 'strategy-report', name: 'Strategy report', fileName: 'strategy-report.pdf' }],
        support: { until: '2026-12-02', open: true },
      },
    ],
    works: [],
    messages: [],
    manageable: true,
    keeping: { deletionRequestedOn: null, deletionDueOn: null, afterLastUseOn: '2028-11-04' },
    ...over,
  }
}
