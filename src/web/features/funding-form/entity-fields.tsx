import {
  entityTypes,
  preferredEntityTypes,
  preferredFormationStates,
} from '../../../shared/rules/funding-form.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { bindText, type FundingFormState } from './form-state.ts'
import { useOptionChoices } from './use-option-choices.ts'

/** With an entity what it is, without one what it should become (specification, section 2). */
export function EntityFields({ form }: { form: FundingFormState }) {
  const { funding } = useMessages()
  const choicesOf = useOptionChoices()
  if (form.values.hasBusinessEntity) {
    return (
      <div key="with" className="grid gap-6 border-l-4 border-line pl-4">
        <TextField
          {...bindText(form, 'businessName')}
          label={funding.fields.businessName}
          autoComplete="organization"
          maxLength={300}
        />
        <SelectField
          {...bindText(form, 'entityType')}
          label={funding.fields.entityType}
          choices={choicesOf(entityTypes)}
        />
        <TextField
          {...bindText(form, 'einNumber')}
          label={funding.fields.einNumber}
          optional
          placeholder="XX-XXXXXXX"
          inputMode="numeric"
          maxLength={20}
        />
        <TextField
          {...bindText(form, 'formationState')}
          label={funding.fields.formationState}
          maxLength={300}
        />
      </div>
    )
  }
  return (
    <div key="without" className="grid gap-6 border-l-4 border-line pl-4">
      <SelectField
        {...bindText(form, 'preferredEntityType')}
        label={funding.fields.preferredEntityType}
        choices={choicesOf(preferredEntityTypes)}
      />
      <SelectField
        {...bindText(form, 'preferredFormationState')}
        label={funding.fields.preferredFormationState}
        choices={choicesOf(preferredFormationStates)}
      />
      <TextArea
        {...bindText(form, 'businessPurpose')}
        label={funding.fields.businessPurpose}
        maxLength={2000}
        rows={3}
      />
    </div>
  )
}
