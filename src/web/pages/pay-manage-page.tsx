import * as z from 'zod/mini'
import { SubscriptionCard } from '../features/storefront/subscription-card.tsx'
import { useCustomerPage } from '../features/storefront/use-customer-page.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useSearch } from '../lib/use-search.ts'
import { FullScreenLoading } from '../ui/full-screen-loading.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { TextLink } from '../ui/text-link.tsx'

const manageSearch = z.object({ session: z.catch(z.string(), '') })

/** `/pay/manage`: the sandbox's page on which a customer changes or cancels a subscription. */
export default function PayManagePage() {
  const { pay } = useMessages()
  const { manage } = pay
  const [{ session }] = useSearch(manageSearch)
  const { read, change } = useCustomerPage(session || 'none')
  usePageTitle(manage.pageTitle)
  if (read.isPending) return <FullScreenLoading />
  return (
    <PageFrame width="narrow">
      <PageHeading
        above={<p className="mb-2 font-semibold text-muted">{pay.above}</p>}
        title={manage.pageTitle}
        lead={manage.lead}
      />
      {read.isError && (
        <Notice tone="alarm" role="alert">
          <p>{manage.gone}</p>
          <p className="mt-3">
            <TextLink to="/account/overview" isApart>
              {manage.toPurchases}
            </TextLink>
          </p>
        </Notice>
      )}
      {read.data && (
        <>
          <div className="grid gap-6">
            {read.data.subscriptions.map((each) => (
              <SubscriptionCard key={each.id} subscription={each} change={change} />
            ))}
          </div>
          {read.data.subscriptions.length === 0 && <p>{manage.none}</p>}
          <p className="mt-8">
            <TextLink to={read.data.return_url}>{manage.back}</TextLink>
          </p>
        </>
      )}
    </PageFrame>
  )
}
