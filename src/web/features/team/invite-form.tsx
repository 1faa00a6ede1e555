import { useState } from 'react'
import { inviteStaff } from '../../../shared/api/team.ts'
import { teamTexts } from '../../../shared/messages/staff/team.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { EmailField, TextField } from '../../ui/text-field.tsx'
import { AccountForm } from './account-form.tsx'

const { invite: texts, roles } = teamTexts
const nobody: { name: string; email: string; role: 'staff' | 'admin' } = {
  name: '',
  email: '',
  role: 'staff',
}

/** Invites somebody by mail. What was typed stays when it is refused. */
export function InviteForm({ onInvited }: { onInvited: () => Promise<void> }) {
  const [sentTo, setSentTo] = useState('')
  const form = useSendForm({
    initial: nobody,
    failed: texts.failed,
    send: (body, { call }) => call(inviteStaff, { body }),
    onSent: ({ email }) => {
      setSentTo(email)
      return onInvited()
    },
  })
  const { role } = form.values
  return (
    <AccountForm submit={texts.send} form={form} done={form.sent ? texts.sent(sentTo) : null}>
      <TextField id="invite-name" label={texts.name} autoComplete="off" {...form.field('name')} />
      <EmailField id="invite-email" label={texts.email} autoComplete="off" {...form.field('email')} />
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
        onChange={(event) => form.change({ role: event.target.value === 'admin' ? 'admin' : 'staff' })}
      />
    </AccountForm>
  )
}
