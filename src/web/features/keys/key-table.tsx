import { type ApiKey, revokeApiKey } from '../../../shared/api/keys.ts'
import { connectionTexts } from '../../../shared/messages/staff/connections.ts'
import { formatInstant } from '../../lib/format.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Table } from '../../ui/table.tsx'

const { keys: texts, scopes } = connectionTexts

/** Whether a key works no more, in a word; null while it works. */
function endOf({ revokedAt, expiresAt }: ApiKey): string | null {
  if (revokedAt !== null) return texts.revoked
  return Date.parse(expiresAt) <= Date.now() ? texts.expired : null
}

/** Every key that was ever made, and the way to end one that works. */
export function KeyTable({ keys, onChanged }: { keys: readonly ApiKey[]; onChanged: () => Promise<void> }) {
  const toast = useToast()
  const { act } = useAct(useMessages().shell.genericError, { toastTitle: texts.revokeFailed })
  if (keys.length === 0) return <p className="text-muted">{texts.none}</p>
  const revoke = async ({ id }: ApiKey) => {
    await act(async (call) => {
      await call(revokeApiKey, { params: { key: String(id) } })
      toast({ title: texts.revokedToast, kind: 'success' })
    })
    await onChanged()
  }
  return (
    <div className="text-sm">
      <Table
        caption={texts.caption}
        rows={keys}
        rowKey={(row) => row.id}
        columns={[
          { id: 'name', title: texts.name, rowHeader: true, cell: (row) => row.name },
          { id: 'hint', title: texts.hint, cell: (row) => <code className="break-all">{row.hint}</code> },
          {
            id: 'scopes',
            title: texts.scopes,
            cell: (row) => row.scopes.map((each) => scopes[each]).join('; '),
          },
          { id: 'by', title: texts.madeBy, cell: (row) => row.madeBy },
          {
            id: 'used',
            title: texts.used,
            cell: (row) => (row.lastUsedAt === null ? texts.never : formatInstant(row.lastUsedAt)),
          },
          { id: 'until', title: texts.until, cell: (row) => endOf(row) ?? formatInstant(row.expiresAt) },
          {
            id: 'action',
            title: texts.action,
            cell: (row) =>
              endOf(row) === null && (
                <Button
                  kind="secondary"
                  size="sm"
                  aria-label={texts.revokeOf(row.name)}
                  onClick={() => void revoke(row)}
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
