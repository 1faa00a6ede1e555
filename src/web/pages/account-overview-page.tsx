import { getSession } from '../../shared/api/accounts.ts'
import { getAccountOverview } from '../../shared/api/overview.ts'
import { HeldAddressSignIn } from '../features/accounts/held-address-sign-in.tsx'
import { AccountConversation } from '../features/inbox/account-conversation.tsx'
import { AccountOverview } from '../features/overview/account-overview.tsx'
import { DataOfAddress } from '../features/privacy/data-of-address.tsx'
import { SubscriptionEnding } from '../features/storefront/subscription-ending.tsx'
import { ApiError } from '../lib/api-error.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { useCall } from '../lib/use-call.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { FullScreenLoading } from '../ui/full-screen-loading.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** `/account/overview`: receipts, subscriptions, cases and applications of the signed-in address, its messages and its data. */
export default function AccountOverviewPage() {
  const texts = useMessages().account.overview
  // Who is here is asked first: a call that can only be refused says nothing new, and is an error in the browser's log.
  const session = useCall(getSession, {})
  const isSignedIn = session.data?.kind === 'client'
  const overview = useCall(getAccountOverview, {}, { enabled: isSignedIn })
  const { data } = overview
  const asked = session.error ? session : overview
  const { error } = asked
  const endedMeanwhile = error instanceof ApiError && [401, 404].includes(error.status)
  const isStranger = endedMeanwhile || (session.isSuccess && !isSignedIn)
  usePageTitle(texts.pageTitle)
  if (session.isPending || (isSignedIn && overview.isPending)) return <FullScreenLoading />
  return (
    <PageFrame width="narrow">
      <PageHeading
        title={texts.title}
        lead={data ? texts.lead(data.email) : isStranger ? texts.noRight : undefined}
      />
      {data && (
        <AccountOverview
          overview={data}
          support={<AccountConversation supportEmail={data.supportEmail} />}
          data={<DataOfAddress />}
          renderEnding={(purchase) => (
            <SubscriptionEnding
              sessionId={purchase.sessionId}
              purchase={purchase}
              onChanged={overview.refetch}
            />
          )}
        />
      )}
      {!data && isStranger && <HeldAddressSignIn next="/account/overview" />}
      {!data && !isStranger && <LoadFailure of={asked} otherwise={texts.loadFailed} />}
    </PageFrame>
  )
}
