import { makeFirstAccount } from '../../../shared/api/staff.ts'
import { firstAccountTexts as texts } from '../../../shared/messages/staff/first-account.ts'
import { joinTexts } from '../../../shared/messages/staff/team.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { SentForm } from '../../ui/sent-form.tsx'
import { EmailField, TextField } from '../../ui/text-field.tsx'
import type { EnrolKey } from './join-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

interface FirstAccountFormProps {
  /** From the printed address; empty when it has to be typed. */
  code: string
  onMade: (enrol: EnrolKey) => void
}

/** Makes the first account of a fresh machine, the owner's. */
export function FirstAccountForm({ code, onMade }: FirstAccountFormProps) {
  const form = useSendForm({
    initial: { code, name: '', email: '', password: '', again: '' },
    check: ({ code: typed, name, password, again }) => ({
      ...(typed.trim() === '' ? { code: texts.codeMissing } : {}),
      ...(name.trim() === '' ? { name: texts.nameMissing } : {}),
      ...(password === again ? {} : { again: joinTexts.different }),
    }),
    failed: texts.failed,
    keeps: true,
    send: ({ again: _, ...body }, { call }) => call(makeFirstAccount, { body }),
    onSent: ({ enrol }) => onMade(enrol),
    idOf: (field) => ids[field],
  })
  const { values, problems } = form
  return (
    <SentForm submit={joinTexts.next} form={form}>
      <TextField
        id={ids.code}
        label={texts.code}
        hint={texts.codeHint}
        autoComplete="off"
        spellCheck={false}
        {...form.field('code')}
      />
      <TextField id={ids.name} label={texts.name} autoComplete="name" {...form.field('name')} />
      <EmailField id={ids.email} label={texts.email} autoComplete="username" {...form.field('email')} />
      <NewPasswordFields
        texts={{ label: texts.password, hint: joinTexts.passwordHint, again: texts.again }}
        value={{ next: values.password, again: values.again }}
        errors={{ next: problems.password, again: problems.again }}
        onChange={({ next, again }) => form.change({ password: next, again })}
      />
    </SentForm>
  )
}

const ids = {
  code: 'first-code',
  name: 'first-name',
  email: 'first-email',
  password: 'new-password',
  again: 'new-password-again',
}
