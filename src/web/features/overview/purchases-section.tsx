import type { ReactNode } from 'react'
import { downloadReceipt, type getAccountOverview } from '../../../shared/api/overview.ts'
import { fundingFormAddress, opensFundingForm } from '../../../shared/catalogue/funding-form.ts'
import { guideAddress, pagedGuidesOf } from '../../../shared/catalogue/paged-guides.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { addressOf, type CallReply } from '../../lib/call-address.ts'
import { formatDay } from '../../lib/format.ts'
import { useLanguage, useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Card } from '../../ui/card.tsx'
import { Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'

export type Overview = CallReply<typeof getAccountOverview>
type Receipt = Overview['receipts'][number]

export interface PurchasesSectionProps {
  purchases: Overview['purchases']
  /** How a subscription is cancelled here. */
  renderEnding: (purchase: Overview['purchases'][number]) => ReactNode
}

/** What was bought through payment links: what was paid, what it is now, how it is cancelled and where it is changed. */
export function PurchasesSection({ purchases, renderEnding }: PurchasesSectionProps) {
  const messages = useMessages()
  const texts = messages.account.overview
  const say = useSay()
  if (purchases.length === 0) return null
  return (
    <Card id="purchases" title={texts.purchases}>
      <ul className="grid gap-5">
        {purchases.map((purchase) => {
          const { sessionId, product, status, paid, boughtAt, manageable, creditedToward } = purchase
          const name = say(product.name)
          const isOpen = status === 'active' || status === 'ending'
          return (
            <li key={sessionId} className="border-b border-line pb-4 last:border-0 last:pb-0">
              <p className="font-semibold">{name}</p>
              <p className="tabular-nums text-muted">
                {formatDay(boughtAt)} · {formatDollars(paid)} · {messages.purchases.statuses[status]}
              </p>
              {creditedToward !== null && (
                <p className="text-muted">{texts.creditedToward(say(creditedToward))}</p>
              )}
              {isOpen &&
                pagedGuidesOf(product.key).map((guide) => (
                  <p key={guide}>
                    <TextLink
                      to={guideAddress(guide, sessionId)}
                      className="inline-flex min-h-11 items-center font-semibold"
                    >
                      {texts.openGuide(name)}
                    </TextLink>
                  </p>
                ))}
              <TextLink
                to={`/account/purchase?session_id=${encodeURIComponent(sessionId)}`}
                className="inline-flex min-h-11 items-center"
              >
                {manageable ? texts.manage(name) : texts.details(name)}
              </TextLink>
              {purchase.opens.includes('material') && opensFundingForm(product.key) && (
                <TextLink
                  to={fundingFormAddress(sessionId)}
                  className="ml-6 inline-flex min-h-11 items-center"
                >
                  {texts.toApplication(name)}
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

/** A line for every payment, each with its receipt as a PDF. */
export function ReceiptsSection({ receipts }: { receipts: Overview['receipts'] }) {
  const messages = useMessages()
  const texts = messages.account.overview
  const say = useSay()
  const nameOf = ({ product }: Receipt) => say(product)
  const { language } = useLanguage()
  const hasCredits = receipts.some(({ credited }) => credited > 0)
  if (receipts.length === 0) return null
  return (
    <Card id="receipts" title={texts.receipts}>
      <Table
        caption={texts.receiptsCaption}
        rows={receipts}
        rowKey={({ number }) => number}
        columns={[
          { id: 'product', title: texts.product, rowHeader: true, cell: nameOf },
          { id: 'paidOn', title: texts.paidOn, cell: ({ paidOn }) => formatDay(paidOn) },
          ...(hasCredits
            ? [
                {
                  id: 'credited',
                  title: texts.credited,
                  align: 'right' as const,
                  cell: ({ credited }: Receipt) => (credited > 0 ? formatDollars(credited) : '–'),
                },
              ]
            : []),
          { id: 'paid', title: texts.paid, align: 'right', cell: ({ paid }) => formatDollars(paid) },
          {
            id: 'refunded',
            title: texts.refunded,
            align: 'right',
            cell: ({ refunded }) => formatDollars(refunded),
          },
          {
            id: 'pdf',
            title: texts.receipt,
            cell: (receipt) => (
              <TextLink
                to={addressOf(downloadReceipt, { params: { number: receipt.number }, query: { language } })}
                download
                aria-label={texts.receiptOf(nameOf(receipt), formatDay(receipt.paidOn))}
                className="inline-flex min-h-11 items-center sm:min-h-0"
              >
                {texts.receiptPdf}
              </TextLink>
            ),
          },
        ]}
      />
    </Card>
  )
}
