import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import type { FundingField, FundingFields } from '../../../shared/rules/funding-form.ts'
import { ApplicationPart, NamedValues } from './application-part.tsx'

const { answers: texts, one } = staffFundingTexts

const money = ['fundingGoal', 'fundingPurpose', 'estimatedCreditScore', 'monthlyIncome'] as const
const withEntity = ['businessName', 'entityType', 'einNumber', 'formationState'] as const
const withoutEntity = ['preferredEntityType', 'preferredFormationState', 'businessPurpose'] as const

/** What was answered in the form; of the two sets of questions about an entity, the one that was asked. */
export function AnswersPart({ fields }: { fields: FundingFields }) {
  const entity = fields.hasBusinessEntity ? withEntity : withoutEntity
  const asked: readonly FundingField[] = [
    ...money,
    'employmentType',
    'hasBusinessEntity',
    ...entity,
    'agreeToTerms',
  ]
  return (
    <ApplicationPart id="answers" title={one.sections.answers}>
      <NamedValues values={asked.map((field) => [texts.fields[field], answerOf(fields[field])] as const)} />
    </ApplicationPart>
  )
}

function answerOf(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  return value || texts.empty
}
