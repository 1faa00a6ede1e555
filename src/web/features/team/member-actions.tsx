import { useState } from 'react'
import { changeMember } from '../../../shared/api/team.ts'
import { teamTexts } from '../../../shared/messages/staff/team.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast-context.ts'
import type { TeamMember } from './team-member.ts'

const texts = teamTexts.members

interface MemberActionsProps {
  member: TeamMember
  own: boolean
  sessionsOpen: boolean
  onSessions: () => void
  onChanged: () => Promise<void>
}

/** Role, disabling and sessions of one member. Disabling asks once more, in its place. */
export function MemberActions({ member, own, sessionsOpen, onSessions, onChanged }: MemberActionsProps) {
  const [asking, setAsking] = useState(false)
  const toast = useToast()
  const change = async (body: { role?: 'staff' | 'admin'; disabled?: boolean }) => {
    setAsking(false)
    try {
      await callApi(changeMember, { params: { member: member.id }, body })
      toast({ title: texts.changed, description: member.name, kind: 'success' })
      await onChanged()
    } catch (error) {
      toast({ title: texts.changeFailed, description: sentenceOf(error), kind: 'destructive' })
    }
  }
  const action = (title: string, onClick: () => void, more: { expanded?: boolean } = {}) => (
    <Button
      kind="secondary"
      size="sm"
      aria-label={texts.of(title, member.name)}
      aria-expanded={more.expanded}
      onClick={onClick}
    >
      {title}
    </Button>
  )
  if (asking) {
    return (
      <div role="alert" className="grid gap-2">
        <p>{texts.sure(member.name)}</p>
        <div className="flex flex-wrap gap-2">
          <Button kind="danger" size="sm" onClick={() => void change({ disabled: true })}>
            {texts.sureYes}
          </Button>
          <Button kind="secondary" size="sm" onClick={() => setAsking(false)}>
            {texts.sureNo}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap gap-2 max-sm:justify-end">
      {action(sessionsOpen ? texts.hideSessions : texts.sessions, onSessions, { expanded: sessionsOpen })}
      {member.role === 'admin'
        ? action(texts.makeStaff, () => void change({ role: 'staff' }))
        : action(texts.makeAdmin, () => void change({ role: 'admin' }))}
      {member.disabledAt
        ? action(texts.restore, () => void change({ disabled: false }))
        : !own && action(texts.disable, () => setAsking(true))}
    </div>
  )
}
