import * as z from 'zod/mini'
import { getSession, listMyClients } from '../../shared/api/accounts.ts'
import { getRetention } from '../../shared/api/privacy.ts'
import { SignInForm } from '../features/accounts/sign-in-form.tsx'
import { CaseList } from '../features/privacy/case-list.tsx'
import { DataOfAddress } from '../features/privacy/data-of-address.tsx'
import { DataOfClient } from '../features/privacy/data-of-client.tsx'
import { ApiError } from '../lib/api-error.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { useCall } from '../lib/use-call.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useSearch } from '../lib/use-search.ts'
import { FullScreenLoading } from '../ui/full-screen-loading.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { TextLink } from '../ui/text-link.tsx'

const dataSearch = z.object({ client: z._default(z.catch(z.string(), ''), '') })

/** `/account/data?client=`: what is held about a client, who opened it, how long it is kept; without `client`, whose. */
export default function AccountDataPage() {
  const texts = useMessages().privacy
  const [{ client }] = useSearch(dataSearch)
  usePageTitle(texts.pageTitle)
  return client === '' ? <ChosenCase /> : <DataOf client={client} />
}

function ChosenCase() {
  const texts = useMessages().privacy
  const cases = useCall(listMyClients, {}, { on401: 'empty' })
  const [only, ...others] = cases.data ?? []
  const hasNone = cases.isSuccess && only === undefined
  const session = useCall(getSession, {}, { enabled: hasNone })
  if (cases.isPending || (hasNone && session.isPending)) return <FullScreenLoading />
  if (only && others.length === 0) return <DataOf client={String(only.id)} />
  // Whoever bought, applied or wrote without a case has the rights of the address.
  if (!only && session.data?.kind === 'client')
    return (
      <PageFrame width="narrow">
        <PageHeading title={texts.pageTitle} />
        <DataOfAddress />
      </PageFrame>
    )
  return (
    <PageFrame width="narrow">
      <PageHeading title={texts.pageTitle} lead={only ? texts.choose : texts.noRight} />
      {cases.data && only ? <CaseList cases={cases.data} /> : <SignInForm next="/account/data" />}
    </PageFrame>
  )
}

function DataOf({ client }: { client: string }) {
  const texts = useMessages().privacy
  const kept = useCall(getRetention, { params: { id: client } })
  if (kept.isPending) return <FullScreenLoading />
  const refused = kept.error instanceof ApiError && [401, 404].includes(kept.error.status)
  if (refused) {
    return (
      <PageFrame width="narrow">
        <PageHeading title={texts.pageTitle} lead={texts.noRight} />
        <SignInForm next={`/account/data?client=${client}`} />
      </PageFrame>
    )
  }
  return (
    <PageFrame width="narrow">
      <PageHeading title={texts.pageTitle} lead={texts.lead} />
      {kept.data ? (
        <DataOfClient clientId={client} kept={kept.data} />
      ) : (
        <LoadFailure of={kept} otherwise={texts.failed} />
      )}
      <p className="mt-8">
        <TextLink to={`/client-dashboard?client=${encodeURIComponent(client)}`} isApart>
          {texts.back}
        </TextLink>
      </p>
    </PageFrame>
  )
}
