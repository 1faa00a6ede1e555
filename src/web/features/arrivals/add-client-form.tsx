import { useState } from 'react'
import { addClient } from '../../../shared/api/arrivals.ts'
import { arrivalTexts } from '../../../shared/messages/staff/arrivals.ts'
import { ApiError } from '../../lib/api-error.ts'
import { localDay } from '../../lib/local-day.ts'
import { type SendForm, useSendForm } from '../../lib/use-send-form.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { EmailField, PhoneField, TextField } from '../../ui/text-field.tsx'

const { add: texts } = arrivalTexts

interface Draft {
  name: string
  email: string
  phone: string
  language: 'en' | 'es'
  paid: 'elsewhere' | 'free'
  amount: string
  paidOn: string
  invite: boolean
  evenSo: boolean
}
const nobody: Draft = {
  name: '',
  email: '',
  phone: '',
  language: 'en',
  paid: 'elsewhere',
  amount: '',
  paidOn: '',
  invite: true,
  evenSo: false,
}

/** Adds somebody who is served already. Whoever may be on record is added again only on purpose. */
export function AddClientForm() {
  const [added, setAdded] = useState<{ id: number; name: string } | null>(null)
  const [isKnown, setKnown] = useState(false)
  const form = useSendForm({
    initial: nobody,
    failed: texts.failed,
    idOf: (field) => `add-${field}`,
    send: async ({ amount, paidOn, ...draft }, { call, attemptKey }) => {
      setAdded(null)
      const paid = draft.paid === 'elsewhere' ? { amount, paidOn } : {}
      try {
        return await call(addClient, { body: { ...draft, ...paid, attemptKey } })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') setKnown(true)
        throw error
      }
    },
    onSent: ({ clientId }, { name }) => {
      setKnown(false)
      setAdded({ id: clientId, name })
    },
  })
  return (
    <SentForm submit={texts.send} form={form}>
      {added && (
        <Notice tone="good" role="status">
          <p>{texts.done(added.name)}</p>
          <LinkButton kind="secondary" size="sm" to={`/dashboard/client?client=${added.id}`}>
            {texts.open(added.name)}
          </LinkButton>
        </Notice>
      )}
      <PersonFields form={form} />
      <PaidFields form={form} />
      <Checkbox
        id="add-invite"
        label={texts.invite}
        hint={texts.inviteHint}
        checked={form.values.invite}
        onChange={(event) => form.change({ invite: event.target.checked })}
      />
      {isKnown && (
        <Checkbox
          id="add-evenSo"
          label={texts.evenSo}
          checked={form.values.evenSo}
          onChange={(event) => form.change({ evenSo: event.target.checked })}
        />
      )}
    </SentForm>
  )
}

function PersonFields({ form }: { form: SendForm<Draft> }) {
  return (
    <>
      <TextField id="add-name" label={texts.name} autoComplete="off" {...form.field('name')} />
      <EmailField
        id="add-email"
        label={texts.email}
        hint={texts.emailHint}
        autoComplete="off"
        {...form.field('email')}
      />
      <PhoneField id="add-phone" label={texts.phone} autoComplete="off" {...form.field('phone')} />
      <SelectField
        id="add-language"
        label={texts.language}
        empty={false}
        value={form.values.language}
        choices={(['en', 'es'] as const).map((value) => ({ value, label: texts.languages[value] }))}
        onChange={(event) => form.change({ language: event.target.value === 'es' ? 'es' : 'en' })}
      />
    </>
  )
}

function PaidFields({ form }: { form: SendForm<Draft> }) {
  return (
    <>
      <RadioGroup
        id="add-paid"
        name="add-paid"
        label={texts.paid}
        value={form.values.paid}
        choices={(['elsewhere', 'free'] as const).map((value) => ({ value, label: texts[value] }))}
        onChange={(event) => form.change({ paid: event.target.value === 'free' ? 'free' : 'elsewhere' })}
      />
      {form.values.paid === 'elsewhere' && (
        <>
          <TextField
            id="add-amount"
            label={texts.amount}
            hint={texts.amountHint}
            inputMode="decimal"
            {...form.field('amount')}
          />
          <TextField
            id="add-paidOn"
            type="date"
            label={texts.paidOn}
            max={localDay(new Date())}
            {...form.field('paidOn')}
          />
        </>
      )}
    </>
  )
}
