import { listPasskeys, removePasskey } from '../../../shared/api/team.ts'
import { ownAccountTexts } from '../../../shared/messages/staff/own-account.ts'
import { formatInstant } from '../../lib/format.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import { RowAction } from './row-action.tsx'

const texts = ownAccountTexts.passkeys

/** One's own passkeys, and the form that adds one. */
export function PasskeyList() {
  const passkeys = useCall(listPasskeys, {})
  const toast = useToast()
  const { act } = useAct(useMessages().shell.genericError, { toastTitle: texts.removeFailed })
  const reload = async () => void (await passkeys.refetch())
  const remove = async (id: string) => {
    await act(async (call) => {
      await call(removePasskey, { params: { passkey: id } })
      toast({ title: texts.removed, kind: 'success' })
    })
    await reload()
  }
  if (passkeys.isPending) return <Skeleton />
  if (!passkeys.data) return <LoadFailure of={passkeys} otherwise={texts.loadFailed} />
  return (
    <div className="grid gap-6">
      {passkeys.data.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <div className="text-sm">
          <Table
            caption={texts.caption}
            rows={passkeys.data}
            rowKey={(row) => row.id}
            columns={[
              { id: 'name', title: texts.name, rowHeader: true, cell: (row) => row.name },
              { id: 'since', title: texts.since, cell: (row) => formatInstant(row.createdAt) },
              {
                id: 'used',
                title: texts.used,
                cell: (row) => (row.lastUsedAt ? formatInstant(row.lastUsedAt) : texts.never),
              },
              {
                id: 'action',
                title: texts.action,
                cell: (row) => (
                  <RowAction
                    title={texts.remove}
                    label={texts.removeOf(row.name)}
                    onPress={() => void remove(row.id)}
                  />
                ),
              },
            ]}
          />
        </div>
      )}
      <PasskeyForm onAdded={reload} />
    </div>
  )
}
