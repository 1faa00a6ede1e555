import {
  creditScoreBands,
  employmentTypes,
  fundingGoals,
  monthlyIncomes,
} from '../../../shared/rules/funding-form.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { EntityFields } from './entity-fields.tsx'
import { bindText, type FundingFormState } from './form-state.ts'
import { useOptionChoices } from './use-option-choices.ts'

/** Step 2: where the applicant stands, and the business that there is or will be. */
export function FinancialStep({ form }: { form: FundingFormState }) {
  const { funding } = useMessages()
  const choicesOf = useOptionChoices()
  return (
    <>
      <RadioGroup
        {...bindText(form, 'estimatedCreditScore')}
        label={funding.fields.estimatedCreditScore}
        hint={funding.hints.estimatedCreditScore}
        choices={choicesOf(creditScoreBands)}
        inline
      />
      <RadioGroup
        {...bindText(form, 'monthlyIncome')}
        label={funding.fields.monthlyIncome}
        hint={funding.hints.monthlyIncome}
        choices={choicesOf(monthlyIncomes)}
        inline
      />
      <RadioGroup
        {...bindText(form, 'employmentType')}
        label={funding.fields.employmentType}
        choices={choicesOf(employmentTypes)}
        inline
      />
      <RadioGroup
        {...bindText(form, 'fundingGoal')}
        label={funding.fields.fundingGoal}
        choices={choicesOf(fundingGoals)}
        inline
      />
      <RadioGroup
        id="hasBusinessEntity"
        name="hasBusinessEntity"
        label={funding.fields.hasBusinessEntity}
        choices={choicesOf(['yes', 'no'])}
        value={form.values.hasBusinessEntity ? 'yes' : 'no'}
        onChange={(event) => form.change({ hasBusinessEntity: event.target.value === 'yes' })}
        inline
      />
      <EntityFields form={form} />
    </>
  )
}
