import type { UseFormReturn } from 'react-hook-form'
import { usStates } from '../../../shared/rules/us-states.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { EmailField, PhoneField, TextField } from '../../ui/text-field.tsx'
import { HelpTopicPopover } from './help-topic-popover.tsx'
import type { IntakeValues } from './intake-values.ts'
import { ProposedAddress } from './proposed-address.tsx'

const states = usStates.map(([value, label]) => ({ value, label }))

/** Step 1: who and where. */
export function ContactDetailsStep({
  form,
  client,
}: {
  form: UseFormReturn<IntakeValues>
  /** Whose reports may show an address; null without any. */
  client: string | null
}) {
  const { intake } = useMessages()
  const { register, formState } = form
  const error = (name: keyof IntakeValues) => formState.errors[name]?.message
  return (
    <>
      <TextField
        id="name"
        label={intake.name}
        hint={intake.nameHint}
        autoComplete="name"
        spellCheck={false}
        error={error('name')}
        {...register('name')}
      />
      <EmailField id="email" label={intake.email} error={error('email')} {...register('email')} />
      <PhoneField id="phone" label={intake.phone} error={error('phone')} {...register('phone')} />
      {client !== null && <ProposedAddress form={form} client={client} />}
      <TextField
        id="mailingAddress"
        label={intake.mailingAddress}
        hint={intake.mailingAddressHint}
        help={<HelpTopicPopover name="mailingAddress" position="right" size="sm" kind="info" />}
        autoComplete="street-address"
        error={error('mailingAddress')}
        {...register('mailingAddress')}
      />
      <TextField
        id="city"
        label={intake.city}
        autoComplete="address-level2"
        error={error('city')}
        {...register('city')}
      />
      <SelectField
        id="state"
        label={intake.state}
        choices={states}
        empty={intake.statePlaceholder}
        autoComplete="address-level1"
        error={error('state')}
        {...register('state')}
      />
      <TextField
        id="zipCode"
        label={intake.zipCode}
        autoComplete="postal-code"
        inputMode="numeric"
        enterKeyHint="next"
        error={error('zipCode')}
        {...register('zipCode')}
      />
    </>
  )
}
