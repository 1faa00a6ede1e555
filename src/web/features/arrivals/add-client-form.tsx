import { useState } from 'react'
import { addClient } from '../../../shared/api/arrivals.ts'
import { arrivalTexts } from '../../../shared/messages/staff/arrivals.ts'
import { ApiError } from '../../lib/api-error.ts'
import { type SendForm, useSendForm } from '../../lib/use-send-form.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { EmailField, PhoneField, TextField } from '../../ui/text-field.tsx'
import { nothingPaid, type PaidDraft, PaidFields, paidOf } from './paid-fields.tsx'

const { add: texts } = arrivalTexts

interface Draft extends PaidDraft {
  name: string
  email: string
  phone: string
  language: 'en' | 'es'
  invite: boolean
  evenSo: boolean
}
const nobody: Draft = {
  name: '',
  email: '',
  phone: '',
  language: 'en',
  ...nothingPaid,
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
    send: async ({ paid, amount, paidOn, ...draft }, { call, attemptKey }) => {
      setAdded(null)
      try {
        return await call(addClient, { body: { ...draft, ...paidOf({ paid, amount, paidOn }), attemptKey } })
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
      <PaidFields id="add" form={form} />
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
