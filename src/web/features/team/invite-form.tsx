import { useState } from 'react'
import { inviteStaff } from '../../../shared/api/team.ts'
import { teamTexts } from '../../../shared/messages/staff/team.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { EmailField, TextField } from '../../ui/text-field.tsx'
import type { TeamRole } from './team-member.ts'

const { invite: texts } = teamTexts
const nobody = { name: '', email: '', role: 'staff' }

interface InviteFormProps {
  roles: readonly TeamRole[]
  onInvited: () => Promise<void>
}

/** Invites somebody by mail. What was typed stays when it is refused. */
export function InviteForm({ roles, onInvited }: InviteFormProps) {
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
    <SentForm submit={texts.send} form={form} done={form.sent ? texts.sent(sentTo) : null}>
      <TextField id="invite-name" label={texts.name} autoComplete="off" {...form.field('name')} />
      <EmailField id="invite-email" label={texts.email} autoComplete="off" {...form.field('email')} />
      <SelectField
        id="invite-role"
        label={texts.role}
        hint={texts.roleHint}
        empty={false}
        choices={roles.filter(({ givable }) => givable).map(({ key, name }) => ({ value: key, label: name }))}
        value={role}
        onChange={(event) => form.change({ role: event.target.value })}
      />
    </SentForm>
  )
}
