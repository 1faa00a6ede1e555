import { useState } from 'react'
import {
  listWebhookDeliveries,
  replayWebhook,
  type Webhook,
  type WebhookDelivery,
} from '../../../shared/api/webhooks.ts'
import { staffListTexts } from '../../../shared/messages/staff/lists.ts'
import { webhookTexts } from '../../../shared/messages/staff/webhooks.ts'
import { formatInstant } from '../../lib/format.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'
import { useCallPage } from '../../lib/use-call-page.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Table } from '../../ui/table.tsx'

const { deliveries: texts, replayed, actFailed, of } = webhookTexts
const pageSize = 25

/** What was sent to a receiver, what it answered, and the way to send it again. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const toast = useToast()
  const [page, setPage] = useState(1)
  const params = { webhook: String(webhook.id) }
  const found = useCallPage(listWebhookDeliveries, { params, query: { page } })
  const { act } = useAct(useMessages().shell.genericError, { toastTitle: actFailed })
  const replay = ({ id }: WebhookDelivery) =>
    void act(async (call) => {
      const done = await call(replayWebhook, { params, body: { delivery: id } })
      toast({ title: replayed(done.replayed), kind: 'success' })
      await found.refetch()
    })
  const total = found.data?.total ?? 0
  return (
    <div className="text-sm">
      <PagedList
        isPending={found.isPending}
        failure={<LoadFailure of={found} otherwise={texts.failed} />}
        rows={found.data?.rows.length}
        total={total}
        page={page}
        pages={Math.max(1, Math.ceil(total / pageSize))}
        onPage={setPage}
        pager={staffListTexts.pager}
        empty={<p className="text-muted">{texts.none}</p>}
        beyond={staffListTexts.beyond}
      >
        {found.data && found.data.rows.length > 0 && (
          <Table
            caption={texts.caption(webhook.host)}
            rows={found.data.rows}
            rowKey={(row) => row.id}
            columns={columnsOf(webhook, replay)}
          />
        )}
      </PagedList>
    </div>
  )
}

function columnsOf(webhook: Webhook, replay: (row: WebhookDelivery) => void) {
  const isOver = ({ status }: WebhookDelivery) => status === 'delivered' || status === 'failed'
  return [
    { id: 'kind', title: texts.kind, rowHeader: true, cell: (row: WebhookDelivery) => row.kind },
    { id: 'at', title: texts.at, cell: (row: WebhookDelivery) => formatInstant(row.happenedAt) },
    { id: 'status', title: texts.status, cell: (row: WebhookDelivery) => texts.statuses[row.status] },
    { id: 'attempts', title: texts.attempts, cell: (row: WebhookDelivery) => row.attempts },
    { id: 'answer', title: texts.answer, cell: (row: WebhookDelivery) => row.answer ?? '' },
    {
      id: 'next',
      title: texts.next,
      cell: (row: WebhookDelivery) => (row.nextAt === null ? '' : formatInstant(row.nextAt)),
    },
    {
      id: 'action',
      title: texts.action,
      cell: (row: WebhookDelivery) =>
        isOver(row) &&
        webhook.state !== 'off' && (
          <Button
            kind="secondary"
            size="sm"
            aria-label={of(texts.replay, `${row.kind}, ${formatInstant(row.happenedAt)}`)}
            onClick={() => replay(row)}
          >
            {texts.replay}
          </Button>
        ),
    },
  ]
}
