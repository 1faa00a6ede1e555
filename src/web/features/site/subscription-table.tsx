import { grants, lastingOf } from '../../../shared/catalogue/grants.ts'
import { subscriptions } from '../../../shared/catalogue/linked-products.ts'
import type { diyPlanTexts } from '../../../shared/messages/en/site/diy-plans.ts'
import { nameIn } from '../../../shared/messages/name-in.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { Table } from '../../ui/table.tsx'

interface SubscriptionTableProps {
  messages: SiteMessages
  texts: typeof diyPlanTexts
}

/** The four plans of the generator side by side: what each costs, whether it renews, when it ends. */
export function SubscriptionTable({ messages, texts }: SubscriptionTableProps) {
  const { storefront, names } = messages
  const { columns, compareTitle, renews, endsAfter, endsWithPeriod } = texts
  return (
    <div className="text-base">
      <Table
        caption={compareTitle}
        rows={subscriptions}
        rowKey={({ key }) => key}
        columns={[
          { id: 'plan', title: columns.plan, rowHeader: true, cell: ({ name }) => nameIn(names, name) },
          {
            id: 'price',
            title: columns.price,
            cell: ({ dollars, billing }) =>
              `${formatDollars(dollars, { whole: true })} ${storefront.billing[billing]}`,
          },
          { id: 'renews', title: columns.renews, cell: ({ billing }) => renews[billing] },
          {
            id: 'ends',
            title: columns.ends,
            cell: ({ key }) => {
              const lasts = lastingOf(grants[key])
              return typeof lasts === 'string' ? endsWithPeriod : endsAfter(lasts.days)
            },
          },
        ]}
      />
    </div>
  )
}
