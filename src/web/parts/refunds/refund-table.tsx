import { staffRefundTexts as texts } from '../../../shared/messages/staff/refunds.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { formatDay } from '../../lib/format.ts'
import { Table } from '../../ui/table.tsx'
import type { RefundedPayment } from './refunded-payment.ts'

/** What was given back of one payment, by whom and why. */
export function RefundTable({ refunds }: { refunds: RefundedPayment['refunds'] }) {
  return (
    <div className="mt-3">
      <Table
        caption={texts.refundsCaption}
        captionShown
        rows={refunds}
        rowKey={({ id }) => id}
        columns={[
          { id: 'day', title: texts.day, rowHeader: true, cell: ({ createdAt }) => formatDay(createdAt) },
          {
            id: 'amount',
            title: texts.refunded,
            align: 'right',
            cell: ({ amount }) => formatDollars(Number(amount)),
          },
          {
            id: 'status',
            title: texts.status,
            cell: ({ status, failure }) => (
              <span className={status === 'failed' ? 'text-alarm' : undefined}>
                {texts.states[status]}
                {failure && <span className="block">{failure}</span>}
              </span>
            ),
          },
          { id: 'by', title: texts.by, cell: ({ by }) => by },
          {
            id: 'reason',
            title: texts.reason,
            cell: ({ reason }) => <span className="break-words">{reason}</span>,
          },
        ]}
      />
    </div>
  )
}
