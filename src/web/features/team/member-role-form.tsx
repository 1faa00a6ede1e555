import { useState } from 'react'
import { teamTexts } from '../../../shared/messages/staff/team.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { TeamMember, TeamRole } from './team-member.ts'

const texts = teamTexts.members

interface MemberRoleFormProps {
  member: TeamMember
  roles: readonly TeamRole[]
  onSave: (role: string) => void
  onLeave: () => void
}

/** Another role for a member, chosen in its row and given by a button of its own. */
export function MemberRoleForm({ member, roles, onSave, onLeave }: MemberRoleFormProps) {
  const [role, setRole] = useState(member.role)
  const choices = roles
    .filter(({ key, givable }) => givable || key === member.role)
    .map(({ key, name }) => ({ value: key, label: name }))
  return (
    <form
      className="grid min-w-48 gap-2 text-left"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(role)
      }}
    >
      <SelectField
        id={`role-of-${member.id}`}
        label={texts.of(texts.role, member.name)}
        empty={false}
        choices={choices}
        value={role}
        onChange={(event) => setRole(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm">
          {texts.giveRole}
        </Button>
        <Button kind="secondary" size="sm" onClick={onLeave}>
          {texts.sureNo}
        </Button>
      </div>
    </form>
  )
}
