import { useState } from 'react'
import { removeRole } from '../../../shared/api/team.ts'
import { roleTexts as texts } from '../../../shared/messages/staff/roles.ts'
import { teamTexts } from '../../../shared/messages/staff/team.ts'
import { dollarsFromCents, formatDollars } from '../../../shared/rules/money.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Table } from '../../ui/table.tsx'
import { RoleForm } from './role-form.tsx'
import { RowAction } from './row-action.tsx'
import type { TeamRole } from './team-member.ts'

interface RoleListProps {
  roles: readonly TeamRole[]
  /** Only owners change roles; whoever else looks after the team reads them. */
  isOwner: boolean
  onChanged: () => Promise<void>
}

/** Every role with what it may; the form of one opens below the table. */
export function RoleList({ roles, isOwner, onChanged }: RoleListProps) {
  /** 'new': one that is not there yet. */
  const [open, setOpen] = useState<string | null>(null)
  const toast = useToast()
  const { act } = useAct(useMessages().shell.genericError, { toastTitle: texts.failed })
  const remove = (role: TeamRole) =>
    act(async (call) => {
      await call(removeRole, { params: { role: role.key } })
      toast({
        title: role.builtIn ? texts.putBackDone : texts.removed,
        description: role.name,
        kind: 'success',
      })
      setOpen(null)
      await onChanged()
    })
  const actions = (role: TeamRole) =>
    role.fixed ? (
      <span className="text-muted">{texts.fixed}</span>
    ) : (
      <div className="flex flex-wrap gap-2 max-sm:justify-end">
        <RowAction
          title={texts.change}
          label={teamTexts.members.of(texts.change, role.name)}
          expanded={open === role.key}
          onPress={() => setOpen(open === role.key ? null : role.key)}
        />
        <RowAction
          title={role.builtIn ? texts.putBack : texts.remove}
          label={teamTexts.members.of(role.builtIn ? texts.putBack : texts.remove, role.name)}
          onPress={() => void remove(role)}
        />
      </div>
    )
  const opened = open === 'new' ? null : roles.find(({ key }) => key === open)
  const done = async () => {
    setOpen(null)
    toast({ title: texts.saved, kind: 'success' })
    await onChanged()
  }
  return (
    <div className="grid gap-4 text-sm">
      <Table
        caption={texts.caption}
        rows={roles}
        rowKey={({ key }) => key}
        columns={[
          { id: 'name', title: texts.name, rowHeader: true, cell: ({ name }) => name },
          { id: 'may', title: texts.may, cell: (role) => mayInWords(role) },
          ...(isOwner ? [{ id: 'actions', title: teamTexts.members.actions, cell: actions }] : []),
        ]}
      />
      {isOwner && open !== 'new' && (
        <div>
          <Button kind="secondary" size="sm" onClick={() => setOpen('new')}>
            {texts.add}
          </Button>
        </div>
      )}
      {(open === 'new' || opened) && (
        <Card id="role-form" title={opened ? texts.changeOf(opened.name) : texts.addTitle} level={3}>
          <RoleForm key={open} role={opened ?? null} onSaved={done} onLeave={() => setOpen(null)} />
        </Card>
      )}
    </div>
  )
}

function mayInWords({ may, refundLimitCents }: TeamRole): string {
  const words = may.map((each) =>
    each === 'refunds' && refundLimitCents !== null
      ? texts.refundsUpTo(formatDollars(dollarsFromCents(refundLimitCents)))
      : texts.permissions[each].short,
  )
  return [texts.look, ...words].join(', ')
}
