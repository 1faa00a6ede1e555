import { useState } from 'react'
import { inviteStaff } from '../../../shared/api/team.ts'
import { teamTexts } from '../../../shared/messages/staff/team.ts'
import { callApi } from '../../lib/call-api.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { EmailField, TextField } from '../../ui/text-field.tsx'
import { AccountForm } from './account-form.tsx'
import { useFormSending } from './use-form-sending.ts'

const { invite: texts, roles } = teamTexts

/** Invites somebody by mail. What was typed stays when it is refused. */
export function InviteForm({ onInvited }: { onInvited: () => Promise<void> }) {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<'staff' | 'admin'>('staff')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { busy, failure, fields, send } = useFormSending(texts.failed)
  const invite = () =>
    send(async () => {
      setSentTo(null)
      const invitation = await callApi(inviteStaff, { body: { name, email, role } })
      setSentTo(invitation.email)
      setName('')
      setEmail('')
      setRole('staff')
      await onInvited()
    })
  return (
    <AccountForm
      submit={texts.send}
      busy={busy}
      failure={failure}
      done={sentTo && texts.sent(sentTo)}
      onSend={invite}
    >
      <TextField
        id="invite-name"
        label={texts.name}
        autoComplete="off"
        error={fields.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <EmailField
        id="invite-email"
        label={texts.email}
        autoComplete="off"
        error={fields.email}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <SelectField
        id="invite-role"
        label={texts.role}
        hint={texts.roleHint}
        empty={false}
        choices={[
          { value: 'staff', label: roles.staff },
          { value: 'admin', label: roles.admin },
        ]}
        value={role}
        onChange={(event) => setRole(event.target.value === 'admin' ? 'admin' : 'staff')}
      />
    </AccountForm>
  )
}
