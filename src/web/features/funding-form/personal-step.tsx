import { bestContactMethods } from '../../../shared/rules/funding-form.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { EmailField, PhoneField, TextField } from '../../ui/text-field.tsx'
import { bindText, type FundingFormState } from './form-state.ts'
import { useOptionChoices } from './use-option-choices.ts'

/** Step 1: who applies. */
export function PersonalStep({ form }: { form: FundingFormState }) {
  const { funding } = useMessages()
  const choicesOf = useOptionChoices()
  return (
    <>
      <TextField
        {...bindText(form, 'fullName')}
        label={funding.fields.fullName}
        autoComplete="name"
        spellCheck={false}
        maxLength={300}
      />
      <EmailField
        {...bindText(form, 'email')}
        label={funding.fields.email}
        hint={funding.hints.email}
        maxLength={254}
      />
      <PhoneField {...bindText(form, 'phone')} label={funding.fields.phone} maxLength={40} />
      <RadioGroup
        {...bindText(form, 'bestContactMethod')}
        label={funding.fields.bestContactMethod}
        choices={choicesOf(bestContactMethods)}
        inline
      />
    </>
  )
}
