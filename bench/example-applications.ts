import { examplePerson } from '../src/server/features/seed/example-person.ts'
import type { SeededRandom } from '../src/server/features/seed/seeded-random.ts'
import {
  creditScoreBands,
  employmentTypes,
  emptyFundingFields,
  type FundingFields,
  fundingGoals,
  monthlyIncomes,
} from '../src/shared/rules/funding-form.ts'
import type { FundingStatus } from '../src/shared/rules/funding-status.ts'

const dayMs = 86_400_000
const months = 24

/** Somebody invented who applies for funding, and how far the application came. */
export interface ExampleApplication {
  fields: FundingFields
  caseStatus: FundingStatus
  createdAt: Date
  updatedAt: Date
  /** Fields of the form whose file came along. */
  files: readonly ('bankStatementsFile' | 'creditReportFile')[]
  messageWaitingSince: Date | null
  /** What was paid for it, by payment link or by PaymentIntent. */
  paid: 'link' | 'intent' | null
  /** The member of staff's judgment of the operating history; null before there is one. */
  historyMet: boolean | null
}

/** Most are closed, as after two years; of those under way most wait for papers. */
const statuses: readonly [FundingStatus, ...FundingStatus[]] = [
  'intake-received',
  'under-review',
  'docs-needed',
  'docs-needed',
  'submitted',
  'awaiting-decision',
  'result-posted',
  'closed',
  'closed',
  'closed',
  'closed',
  'closed',
]

/** One application somewhere on the way. @param number makes the address the person's own */
export function exampleApplication(random: SeededRandom, number: number, now: Date): ExampleApplication {
  const { name: fullName, email, phone } = examplePerson(random, number)
  const ageMs = Math.floor((1 - Math.sqrt(random.share())) * months * 30.4 * dayMs)
  const createdAt = new Date(now.getTime() - ageMs)
  const luck = random.share()
  const hasBusinessEntity = random.share() < 0.6
  return {
    fields: {
      ...emptyFundingFields,
      fullName,
      email,
      phone,
      bestContactMethod: 'email',
      estimatedCreditScore: random.pick(creditScoreBands),
      monthlyIncome: random.pick(monthlyIncomes),
      employmentType: random.pick(employmentTypes),
      hasBusinessEntity,
      ...(hasBusinessEntity
        ? { businessName: `${fullName} Example`, entityType: 'LLC', formationState: 'IL' }
        : {
            preferredEntityType: 'LLC',
            preferredFormationState: 'Wyoming',
            businessPurpose: 'An example of what a business is for.',
          }),
      fundingGoal: random.pick(fundingGoals),
      fundingPurpose: 'An example: inventory for a shop and its first two months of rent.',
      agreeToTerms: true,
    },
    caseStatus: random.pick(statuses),
    createdAt,
    updatedAt: new Date(createdAt.getTime() + Math.floor(random.share() * ageMs)),
    files: random.share() < 0.7 ? ['bankStatementsFile', 'creditReportFile'] : [],
    messageWaitingSince: random.share() < 0.02 ? createdAt : null,
    paid: luck < 0.12 ? 'link' : luck < 0.24 ? 'intent' : null,
    historyMet: random.share() < 0.3 ? random.share() < 0.7 : null,
  }
}
