import type * as z from 'zod/mini'
import { type invitation, revokeInvitation } from '../../../shared/api/team.ts'
import { teamTexts } from '../../../shared/messages/staff/team.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { formatInstant } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Table } from '../../ui/table.tsx'
import { useToast } from '../../ui/toast-context.ts'

const { invitations: texts, members, roles } = teamTexts

interface InvitationListProps {
  invitations: readonly z.output<typeof invitation>[]
  onChanged: () => Promise<void>
}

/** Invitations that nobody has taken up yet. */
export function InvitationList({ invitations, onChanged }: InvitationListProps) {
  const toast = useToast()
  if (invitations.length === 0) return <p className="text-muted">{texts.none}</p>
  const revoke = async (id: number) => {
    try {
      await callApi(revokeInvitation, { params: { invitation: String(id) } })
      toast({ title: texts.revoked, kind: 'success' })
    } catch (error) {
      toast({ title: texts.revokeFailed, description: sentenceOf(error), kind: 'destructive' })
    }
    await onChanged()
  }
  return (
    <div className="text-sm">
      <Table
        caption={texts.caption}
        rows={invitations}
        rowKey={(row) => row.id}
        columns={[
          { id: 'name', title: members.name, rowHeader: true, cell: (row) => row.name },
          {
            id: 'email',
            title: members.email,
            cell: (row) => <span className="break-all">{row.email}</span>,
          },
          { id: 'role', title: members.role, cell: (row) => roles[row.role] },
          { id: 'by', title: texts.by, cell: (row) => row.invitedBy },
          { id: 'until', title: texts.until, cell: (row) => formatInstant(row.expiresAt) },
          {
            id: 'action',
            title: members.actions,
            cell: (row) => (
              <Button
                kind="secondary"
                size="sm"
                aria-label={members.of(texts.revoke, row.name)}
                onClick={() => void revoke(row.id)}
              >
                {texts.revoke}
              </Button>
            ),
          },
        ]}
      />
    </div>
  )
}
