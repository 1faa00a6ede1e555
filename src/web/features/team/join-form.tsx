import type { ReactNode } from 'react'
import { acceptInvitation } from '../../../shared/api/team.ts'
import { joinTexts as texts } from '../../../shared/messages/staff/team.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { SentForm } from '../../ui/sent-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

export interface Invited {
  name: string
  email: string
  roleName: string
}
export interface EnrolKey {
  secret: string
  uri: string
}

interface JoinFormProps {
  token: string
  invited: Invited
  onJoined: (enrol: EnrolKey) => void
}

/** Takes an invitation up with a password of one's own. */
export function JoinForm({ token, invited, onJoined }: JoinFormProps): ReactNode {
  const form = useSendForm({
    initial: { password: '', again: '' },
    check: ({ password, again }) => (password === again ? {} : { again: texts.different }),
    failed: texts.failed,
    send: ({ password }, { call }) => call(acceptInvitation, { body: { token, password } }),
    onSent: ({ enrol }) => onJoined(enrol),
  })
  const { values, problems } = form
  return (
    <SentForm submit={texts.next} form={form}>
      <p>
        {texts.email} <strong className="break-all">{invited.email}</strong>
      </p>
      {/* For password managers, which keep a password by its name. */}
      <input type="hidden" autoComplete="username" value={invited.email} readOnly />
      <NewPasswordFields
        texts={{ label: texts.password, hint: texts.passwordHint, again: texts.again }}
        value={{ next: values.password, again: values.again }}
        errors={{ next: problems.password, again: problems.again }}
        onChange={({ next, again }) => form.change({ password: next, again })}
      />
    </SentForm>
  )
}
