import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { endSession, listSessions, type staffSession } from '../../../shared/api/team.ts'
import { sessionTexts as texts } from '../../../shared/messages/staff/team.ts'
import { formatInstant } from '../../lib/format.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { RowAction } from './row-action.tsx'

type StaffSession = z.output<typeof staffSession>

/** Open sessions and trusted browsers, each with its end. @param member whose, for admins; absent: one's own */
export function SessionList({ member }: { member?: string }) {
  const query = member === undefined ? {} : { member }
  const found = useCall(listSessions, { query })
  const queries = useQueryClient()
  const toast = useToast()
  const { act } = useAct(useMessages().shell.genericError, { toastTitle: texts.endFailed })
  const end = async (session: string) => {
    await act(async (call) => {
      await call(endSession, { params: { session }, query })
      toast({ title: texts.ended, kind: 'success' })
    })
    await queries.invalidateQueries({ queryKey: ['', 'api', 'staff'] })
  }
  if (found.isPending) return <Skeleton />
  if (!found.data) return <LoadFailure of={found} otherwise={texts.failed} />
  const { sessions, devices } = found.data
  return (
    <div className="grid gap-6 text-sm">
      <Rows title={texts.sessions} none={texts.noSessions} rows={sessions} action={texts.end} onEnd={end} />
      <Rows title={texts.devices} none={texts.noDevices} rows={devices} action={texts.forget} onEnd={end} />
      {sessions.some((session) => !session.current) && (
        <div>
          <Button kind="secondary" size="sm" onClick={() => void end('others')}>
            {member === undefined ? texts.endOthers : texts.endAll}
          </Button>
        </div>
      )}
    </div>
  )
}

interface RowsProps {
  title: string
  none: string
  rows: readonly StaffSession[]
  action: string
  onEnd: (session: string) => Promise<void>
}

function Rows({ title, none, rows, action, onEnd }: RowsProps) {
  if (rows.length === 0) return <p className="text-muted">{none}</p>
  return (
    <Table
      caption={title}
      captionShown
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        {
          id: 'browser',
          title: texts.browser,
          rowHeader: true,
          cell: (row) => (row.current ? `${row.device} ${texts.here}` : row.device),
        },
        { id: 'address', title: texts.address, cell: (row) => row.ip ?? '' },
        { id: 'since', title: texts.since, cell: (row) => formatInstant(row.createdAt) },
        { id: 'seen', title: texts.seen, cell: (row) => formatInstant(row.lastSeenAt) },
        { id: 'until', title: texts.until, cell: (row) => formatInstant(row.expiresAt) },
        {
          id: 'action',
          title: texts.action,
          cell: (row) => (
            <RowAction
              title={action}
              label={texts.of(action, row.device)}
              onPress={() => void onEnd(row.id)}
            />
          ),
        },
      ]}
    />
  )
}
