import type * as z from 'zod/mini'
import {
  getFundingMark,
  getStaffFundingApplication,
  type listFundingApplications,
} from '../../shared/api/funding-staff.ts'
import { requirementKeys } from '../../shared/api/funding-standing.ts'
import { emptyFundingFields } from '../../shared/rules/funding-form.ts'
import { nextFundingStatuses } from '../../shared/rules/funding-status.ts'
import { says } from '../../shared/sentences/says.ts'
import { signedInAs } from './staff-session.ts'
import { answerTo } from './stub-calls.ts'

type StaffApplication = z.output<typeof getStaffFundingApplication.reply>
type ApplicationRow = z.output<typeof listFundingApplications.reply>[number]

export const applicationRow: ApplicationRow = {
  id: 7,
  name: 'Bea Moreno',
  email: 'bea@example.com',
  phone: '555 010 0107',
  caseStatus: 'under-review',
  fundingGoal: '$50K-$100K',
  points: 62,
  packages: ['ARMOR Ready'],
  missingDocuments: 2,
  waitingMessage: true,
  supportUntil: null,
  createdAt: '2026-11-18T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
}

export const staffApplication: StaffApplication = {
  id: 7,
  clientName: 'Bea Moreno',
  currentStage: 'under-review',
  nextAction: 'Nothing to do: we read your papers.',
  submissionDate: '2026-11-18T15:00:00.000Z',
  lastUpdate: '2026-11-20T15:00:00.000Z',
  documents: [
    {
      id: 31,
      name: 'Bank statements',
      status: 'received',
      required: true,
      note: null,
      files: [{ id: 91, fileName: 'october.pdf', bytes: 120_400, receivedAt: '2026-11-18T15:00:00.000Z' }],
    },
    { id: 32, name: 'Tax return', status: 'needed', required: true, note: 'Of 2025, all pages', files: [] },
  ],
  score: {
    points: 62,
    factors: [
      {
        key: 'credit',
        weight: 25,
        points: 13,
        reason: says('score.credit', { band: '600-649' }),
        change: { advice: 'A credit score of 650 or more', gain: 7 },
      },
      {
        key: 'income',
        weight: 15,
        points: 15,
        reason: says('score.income', { band: '$10K+' }),
        change: null,
      },
    ],
    bestChange: { advice: 'A credit score of 650 or more', gain: 7 },
    inTheWay: [{ what: 'Collection of NORTHWIND', until: '2027-03-01' }],
  },
  prequalification: {
    paid: true,
    requirements: requirementKeys.map((key) => ({ key, met: null, note: null })),
    passed: false,
    packagePaid: false,
  },
  packages: [
    {
      key: 'armor-ready',
      name: 'ARMOR Ready',
      paidOn: '2026-11-19',
      delivered: [{ key: 'strategy-report', name: 'Strategy report', fileName: 'strategy-report.pdf' }],
      support: { until: '2026-12-19', open: true },
    },
  ],
  messages: [
    {
      id: 51,
      from: 'applicant',
      author: 'Bea Moreno',
      text: 'Is one statement enough?',
      at: '2026-11-20T15:00:00.000Z',
      waiting: true,
    },
  ],
  works: [],
  manageable: true,
  fields: {
    ...emptyFundingFields,
    fullName: 'Bea Moreno',
    email: 'bea@example.com',
    phone: '555 010 0107',
    bestContactMethod: 'text',
    estimatedCreditScore: '600-649',
    monthlyIncome: '$10K+',
    employmentType: 'Business Owner',
    hasBusinessEntity: true,
    businessName: 'Moreno Bakes LLC',
    entityType: 'LLC',
    formationState: 'Ohio',
    fundingGoal: '$50K-$100K',
    fundingPurpose: 'A second oven',
    agreeToTerms: true,
  },
  partnerCode: 'ARMOR-1',
  preferences: { phone: false, text: true, email: true },
  allowedStatuses: [...nextFundingStatuses('under-review')],
  statusHistory: [
    { status: 'intake-received', at: '2026-11-18T15:00:00.000Z', by: 'Bea Moreno', note: null },
    { status: 'under-review', at: '2026-11-19T15:00:00.000Z', by: 'Sam Staff', note: 'Looks complete' },
  ],
  fee: null,
  clientIds: [5],
  payments: [
    {
      paymentIntentId: 'pi_ready',
      provider: 'sandbox',
      productName: 'ARMOR Ready',
      amount: '497.00',
      refunded: '0.00',
      left: '497.00',
      status: 'succeeded',
      settledAt: '2026-11-19T15:00:00.000Z',
      createdAt: '2026-11-19T14:58:00.000Z',
      refunds: [],
      purchaseId: null,
    },
  ],
  mark: 'unmarked',
}

/**
 * The stubs of a page that shows one application, as `now` answers it; each state has a mark of its own.
 * @param onRead told of each reading that would stand in the audit log
 */
export function applicationOf(now: () => StaffApplication, onRead: () => void = () => {}) {
  const markOf = (application: StaffApplication) => JSON.stringify(application)
  return [
    signedInAs('staff'),
    answerTo(getStaffFundingApplication, () => {
      onRead()
      return { ...now(), mark: markOf(now()) }
    }),
    answerTo(getFundingMark, () => ({ mark: markOf(now()) })),
  ]
}
