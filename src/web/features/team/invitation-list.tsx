import type * as z from 'zod/mini'
import { type invitation, revokeInvitation } from '../../../shared/api/team.ts'
import { teamTexts } from '../../../shared/messages/staff/team.ts'
import { formatInstant } from '../../lib/format.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Table } from '../../ui/table.tsx'
import { RowAction } from './row-action.tsx'

const { invitations: texts, members } = teamTexts

interface InvitationListProps {
  invitations: readonly z.output<typeof invitation>[]
  onChanged: () => Promise<void>
}

/** Invitations that nobody has taken up yet. */
export function InvitationList({ invitations, onChanged }: InvitationListProps) {
  const toast = useToast()
  const { act } = useAct(useMessages().shell.genericError, { toastTitle: texts.revokeFailed })
  if (invitations.length === 0) return <p className="text-muted">{texts.none}</p>
  const revoke = async (id: number) => {
    await act(async (call) => {
      await call(revokeInvitation, { params: { invitation: String(id) } })
      toast({ title: texts.revoked, kind: 'success' })
    })
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
          { id: 'role', title: members.role, cell: (row) => row.roleName },
          { id: 'by', title: texts.by, cell: (row) => row.invitedBy },
          { id: 'until', title: texts.until, cell: (row) => formatInstant(row.expiresAt) },
          {
            id: 'action',
            title: members.actions,
            cell: (row) => (
              <RowAction
                title={texts.revoke}
                label={members.of(texts.revoke, row.name)}
                onPress={() => void revoke(row.id)}
              />
            ),
          },
        ]}
      />
    </div>
  )
}
