import { useState } from 'react'
import { teamTexts } from '../../../shared/messages/staff/team.ts'
import { formatInstant } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Table } from '../../ui/table.tsx'
import { MemberActions } from './member-actions.tsx'
import { SessionList } from './session-list.tsx'
import type { TeamMember, TeamRole } from './team-member.ts'

const texts = teamTexts.members

interface MemberTableProps {
  members: readonly TeamMember[]
  roles: readonly TeamRole[]
  ownEmail: string
  onChanged: () => Promise<void>
}

/** Everybody on the staff, each with what an admin may do; a member's sessions open below the table. */
export function MemberTable({ members, roles, ownEmail, onChanged }: MemberTableProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const open = members.find((member) => member.id === openId)
  return (
    <div className="text-sm">
      <Table
        caption={texts.caption}
        rows={members}
        rowKey={(member) => member.id}
        columns={[
          {
            id: 'name',
            title: texts.name,
            rowHeader: true,
            cell: (member) => (
              <span className="inline-flex flex-wrap items-center gap-2">
                {member.name} {member.email === ownEmail && texts.you}
                {member.disabledAt && <Badge tone="alarm">{texts.disabled}</Badge>}
              </span>
            ),
          },
          {
            id: 'email',
            title: texts.email,
            cell: (member) => <span className="break-all">{member.email}</span>,
          },
          { id: 'role', title: texts.role, cell: (member) => member.roleName },
          { id: 'factors', title: texts.factors, cell: factorsOf },
          {
            id: 'seen',
            title: texts.seen,
            cell: (member) => (member.lastSeenAt ? formatInstant(member.lastSeenAt) : texts.never),
          },
          {
            id: 'actions',
            title: texts.actions,
            cell: (member) => (
              <MemberActions
                member={member}
                roles={roles}
                own={member.email === ownEmail}
                sessionsOpen={member.id === openId}
                onSessions={() => setOpenId(member.id === openId ? null : member.id)}
                onChanged={onChanged}
              />
            ),
          },
        ]}
      />
      {open && (
        <Card id="member-sessions" title={texts.of(texts.sessions, open.name)} level={3} className="mt-4">
          <SessionList member={open.id} />
        </Card>
      )}
    </div>
  )
}

function factorsOf(member: TeamMember): string {
  if (!member.secondFactor) return texts.notEnrolled
  const passkeys = member.passkeys > 0 ? [texts.passkeys(member.passkeys)] : []
  return [texts.authenticator, ...passkeys].join(', ')
}
