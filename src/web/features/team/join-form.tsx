import { type ReactNode, useState } from 'react'
import { acceptInvitation, findInvitation } from '../../../shared/api/team.ts'
import { joinTexts as texts } from '../../../shared/messages/staff/team.ts'
import { callApi } from '../../lib/call-api.ts'
import { AccountForm } from './account-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useFormSending } from './use-form-sending.ts'

export interface Invited {
  name: string
  email: string
  role: 'staff' | 'admin'
}
export interface EnrolKey {
  secret: string
  uri: string
}

/** Whom the link invites; uses nothing up. */
export function askInvitation(token: string): Promise<Invited> {
  return callApi(findInvitation, { body: { token } })
}

interface JoinFormProps {
  token: string
  invited: Invited
  onJoined: (enrol: EnrolKey) => void
}

/** Takes an invitation up with a password of one's own. */
export function JoinForm({ token, invited, onJoined }: JoinFormProps): ReactNode {
  const [chosen, setChosen] = useState({ next: '', again: '' })
  const { busy, failure, fields, send, setFields } = useFormSending(texts.failed)
  const join = async () => {
    if (chosen.next !== chosen.again) return setFields({ again: texts.different })
    await send(async () => {
      const { enrol } = await callApi(acceptInvitation, { body: { token, password: chosen.next } })
      onJoined(enrol)
    })
  }
  return (
    <AccountForm submit={texts.next} busy={busy} failure={failure} onSend={join}>
      <p>
        {texts.email} <strong className="break-all">{invited.email}</strong>
      </p>
      {/* For password managers, which keep a password by its name. */}
      <input type="hidden" autoComplete="username" value={invited.email} readOnly />
      <NewPasswordFields
        texts={{ label: texts.password, hint: texts.passwordHint, again: texts.again }}
        value={chosen}
        errors={{ next: fields.password, again: fields.again }}
        onChange={setChosen}
      />
    </AccountForm>
  )
}
