import { useState } from 'react'
import { changeMember } from '../../../shared/api/team.ts'
import { teamTexts } from '../../../shared/messages/staff/team.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { MemberRoleForm } from './member-role-form.tsx'
import { RowAction } from './row-action.tsx'
import type { TeamMember, TeamRole } from './team-member.ts'

const texts = teamTexts.members

interface MemberActionsProps {
  member: TeamMember
  roles: readonly TeamRole[]
  own: boolean
  sessionsOpen: boolean
  onSessions: () => void
  onChanged: () => Promise<void>
}

/** Role, disabling and sessions of one member. Disabling asks once more, in its place. */
export function MemberActions({
  member,
  roles,
  own,
  sessionsOpen,
  onSessions,
  onChanged,
}: MemberActionsProps) {
  const [asking, setAsking] = useState<'disable' | 'role' | null>(null)
  const toast = useToast()
  const { act } = useAct(useMessages().shell.genericError, { toastTitle: texts.changeFailed })
  const change = async (body: { role?: string; disabled?: boolean }) => {
    setAsking(null)
    await act(async (call) => {
      await call(changeMember, { params: { member: member.id }, body })
      toast({ title: texts.changed, description: member.name, kind: 'success' })
      await onChanged()
    })
  }
  const action = (title: string, onPress: () => void) => (
    <RowAction title={title} label={texts.of(title, member.name)} onPress={onPress} />
  )
  if (asking === 'role') {
    return (
      <MemberRoleForm
        member={member}
        roles={roles}
        onSave={(role) => void change({ role })}
        onLeave={() => setAsking(null)}
      />
    )
  }
  if (asking === 'disable') {
    return (
      <div role="alert" className="grid gap-2">
        <p>{texts.sure(member.name)}</p>
        <div className="flex flex-wrap gap-2">
          <Button kind="danger" size="sm" onClick={() => void change({ disabled: true })}>
            {texts.sureYes}
          </Button>
          <Button kind="secondary" size="sm" onClick={() => setAsking(null)}>
            {texts.sureNo}
          </Button>
        </div>
      </div>
    )
  }
  const sessions = sessionsOpen ? texts.hideSessions : texts.sessions
  return (
    <div className="flex flex-wrap gap-2 max-sm:justify-end">
      <RowAction
        title={sessions}
        label={texts.of(sessions, member.name)}
        expanded={sessionsOpen}
        onPress={onSessions}
      />
      {action(texts.changeRole, () => setAsking('role'))}
      {member.disabledAt
        ? action(texts.restore, () => void change({ disabled: false }))
        : !own && action(texts.disable, () => setAsking('disable'))}
    </div>
  )
}
