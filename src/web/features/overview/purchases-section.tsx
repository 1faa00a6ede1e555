import type { ReactNode } from 'react'
import type { getAccountOverview } from '../../../shared/api/overview.ts'
import { fundingFormAddress, opensFundingForm } from '../../../shared/catalogue/funding-form.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Card } from '../../ui/card.tsx'
import { Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'

export type Overview = CallReply<typeof getAccountOverview>

export interface PurchasesSectionProps {
  purchases: Overview['purchases']
  /** How a subscription is cancelled here. */
  renderEnding: (purchase: Overview['purchases'][number]) => ReactNode
}

/** What was bought through payment links: what was paid, what it is now, how it is cancelled and where it is changed. */
export function PurchasesSection({ purchases, renderEnding }: PurchasesSectionProps) {
  const messages = useMessages()
  const texts = messages.account.overview
  if (purchases.length === 0) return null
  return (
    <Card id="purchases" title={texts.purchases}>
      <ul className="grid gap-5">
        {purchases.map((purchase) => {
          const { sessionId, product, status, paid, boughtAt, manageable } = purchase
          return (
            <li key={sessionId} className="border-b border-line pb-4 last:border-0 last:pb-0">
              <p className="font-semibold">{product.name}</p>
              <p className="tabular-nums text-muted">
                {formatDay(boughtAt)} · {formatDollars(paid)} · {messages.purchases.statuses[status]}
              </p>
              <TextLink
                to={`/account/purchase?session_id=${encodeURIComponent(sessionId)}`}
                className="inline-flex min-h-11 items-center"
              >
                {manageable ? texts.manage(product.name) : texts.details(product.name)}
              </TextLink>
              {purchase.opens.includes('material') && opensFundingForm(product.key) && (
                <TextLink
                  to={fundingFormAddress(sessionId)}
                  className="ml-6 inline-flex min-h-11 items-center"
                >
                  {texts.toApplication(product.name)}
                </TextLink>
              )}
              {manageable && renderEnding(purchase)}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** A line for everything that was paid by card on our own pages. */
export function ReceiptsSection({ receipts }: { receipts: Overview['receipts'] }) {
  const texts = useMessages().account.overview
  if (receipts.length === 0) return null
  return (
    <Card id="receipts" title={texts.receipts}>
      <Table
        caption={texts.receiptsCaption}
        rows={receipts}
        rowKey={({ product, paidOn }) => `${product} ${paidOn}`}
        columns={[
          { id: 'product', title: texts.product, rowHeader: true, cell: ({ product }) => product },
          { id: 'paidOn', title: texts.paidOn, cell: ({ paidOn }) => formatDay(paidOn) },
          { id: 'paid', title: texts.paid, align: 'right', cell: ({ paid }) => formatDollars(paid) },
          {
            id: 'refunded',
            title: texts.refunded,
            align: 'right',
            cell: ({ refunded }) => formatDollars(refunded),
          },
        ]}
      />
    </Card>
  )
}
