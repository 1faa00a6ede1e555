import { useDeferredValue, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { listMyClients } from '../../shared/api/accounts.ts'
import { SignInForm } from '../features/accounts/sign-in-form.tsx'
import { PackageLinks } from '../features/intake/package-links.tsx'
import { ClientChooser } from '../features/portal/client-chooser.tsx'
import { PortalView } from '../features/portal/portal-view.tsx'
import { usePortalData } from '../features/portal/use-portal-data.ts'
import { WhoseReports } from '../features/reports/whose-reports.tsx'
import { FirstQuestion } from '../features/review/first-question.tsx'
import { ApiError } from '../lib/api-error.ts'
import { useHeadingFocus } from '../lib/heading-focus.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { useToast } from '../lib/toast-context.ts'
import { useCall } from '../lib/use-call.ts'
import { useGo } from '../lib/use-go.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useSearch } from '../lib/use-search.ts'
import { FullScreenLoading } from '../ui/full-screen-loading.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadFailure, type LoadFailureProps } from '../ui/load-failure.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

const portalSearch = z.object({ client: z.catch(z.string().check(z.trim()), '') })
const redirectAfterMs = 2000

/** `/client-dashboard?client=`: a client's portal; `client=me` finds the reader's own (decision 6). */
export default function ClientDashboardPage() {
  const { portal } = useMessages()
  const [{ client }] = useSearch(portalSearch)
  usePageTitle(portal.pageTitle)
  if (client === '') return <NoClient />
  if (client === 'me') return <MyClients />
  return <ClientPortal key={client} client={client} />
}

/** The specification's toast and redirect, which also stand on the page and can be cut short. */
function NoClient() {
  const { portal } = useMessages()
  const toast = useToast()
  const go = useGo()
  useEffect(() => {
    toast({ ...portal.noClient, kind: 'destructive' })
    const timer = setTimeout(() => go('/', { replace: true }), redirectAfterMs)
    return () => clearTimeout(timer)
  }, [toast, go, portal])
  return (
    <PageFrame width="narrow">
      <PageHeading title={portal.noClient.title} lead={portal.noClient.description} />
      <LinkButton to="/">{portal.goHome}</LinkButton>
    </PageFrame>
  )
}

/** One case opens at once, several are to choose from; without any (or signed out) the sign-in form. */
function MyClients() {
  const { portal, account } = useMessages()
  const mine = useCall(listMyClients, {}, { on401: 'empty' })
  const [, patch] = useSearch(portalSearch)
  const [only, ...others] = mine.data ?? []
  const single = only && others.length === 0 ? only.id : null
  useEffect(() => {
    if (single !== null) patch({ client: String(single) })
  }, [single, patch])
  useHeadingFocus(mine.isPending)
  if (mine.isPending || single !== null) return <FullScreenLoading message={portal.loading} />
  if (mine.isError) return <LoadFailed of={mine} />
  return (
    <PageFrame width="narrow">
      {only ? (
        <>
          <PageHeading title={portal.chooseTitle} lead={portal.chooseLead} />
          <ClientChooser clients={mine.data ?? []} />
        </>
      ) : (
        <>
          <PageHeading title={account.signIn.title} lead={account.signIn.lead} />
          <SignInForm next="/client-dashboard?client=me" />
        </>
      )}
    </PageFrame>
  )
}

function ClientPortal({ client }: { client: string }) {
  const { portal } = useMessages()
  const data = usePortalData(client)
  const [wasHere] = useState(data.isSettled)
  const toast = useToast()
  const { error, errorUpdatedAt } = data.client
  const refused = error instanceof ApiError && (error.status === 401 || error.status === 404)
  const failed = error !== null && !refused
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed load is told once, a second one again
  useEffect(() => {
    if (failed) toast({ ...portal.loadFailed, kind: 'destructive' })
  }, [failed, errorUpdatedAt, toast, portal])
  // Drawn between frames: what comes of an answer would hold a slow telephone up as one piece.
  const shown = useDeferredValue(data.client.data) ?? undefined
  useHeadingFocus(refused ? 'refused' : shown ? 'portal' : 'loading')

  if (refused) {
    return (
      <PageFrame width="narrow">
        <PageHeading title={portal.unable} lead={portal.signInLead} />
        <SignInForm next={`/client-dashboard?client=${encodeURIComponent(client)}`} />
      </PageFrame>
    )
  }
  if (shown) {
    return (
      <PageFrame width="wide">
        <PortalView
          client={shown}
          data={data}
          atOnce={wasHere}
          questions={<WhoseReports client={client} stored={data.reports.data ?? []} />}
          packages={<PackageLinks client={shown.id} />}
          firstQuestion={data.review.data && <FirstQuestion clientId={shown.id} review={data.review.data} />}
        />
      </PageFrame>
    )
  }
  if (failed) return <LoadFailed of={data.client} />
  return <FullScreenLoading message={portal.loading} />
}

/** Nothing is there to show: what the toast said stays, with a way on. */
function LoadFailed({ of }: Pick<LoadFailureProps, 'of'>) {
  const { portal } = useMessages()
  return (
    <PageFrame width="narrow">
      <PageHeading title={portal.unable} />
      <LoadFailure of={of} title={portal.loadFailed.title} otherwise={portal.loadFailed.description} />
    </PageFrame>
  )
}
