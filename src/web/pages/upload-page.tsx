import { useEffect } from 'react'
import * as z from 'zod/mini'
import { listMyClients } from '../../shared/api/accounts.ts'
import { SignInForm } from '../features/accounts/sign-in-form.tsx'
import { ClientChooser } from '../features/portal/client-chooser.tsx'
import { hasAllReports, ReportUploads, useUploadedReports } from '../features/reports/report-uploads.tsx'
import { SharedFiles } from '../features/reports/shared-files.tsx'
import { ApiError } from '../lib/api-error.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { useCall } from '../lib/use-call.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useSearch } from '../lib/use-search.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { TextLink } from '../ui/text-link.tsx'

const uploadSearch = z.object({
  client: z.catch(z.string(), ''),
  /** Something was shared into the app: the worker has it, or nobody does. */
  shared: z.catch(z.optional(z.enum(['files', 'lost'])), undefined),
})

/** `/upload?client=`: the three reports, for the holder of the client record; `client=me` finds the reader's own (decision 6). */
export default function UploadPage() {
  const [{ client }] = useSearch(uploadSearch)
  return client === 'me' ? <MyUploads /> : <ClientUploads client={client} />
}

/** One case opens at once, several are to choose from; without any (or signed out) the sign-in form. */
function MyUploads() {
  const { reports, portal } = useMessages()
  const [{ shared }, patch] = useSearch(uploadSearch)
  const mine = useCall(listMyClients, {}, { on401: 'empty' })
  const [only, ...others] = mine.data ?? []
  const single = only && others.length === 0 ? only.id : null
  usePageTitle(reports.pageTitle)
  useEffect(() => {
    if (single !== null) patch({ client: String(single) })
  }, [single, patch])
  if (mine.isPending || single !== null) return <VerifyingAccess asking />
  if (!only) return <NoRight client="me" isShared={shared !== undefined} />
  const behind = shared === undefined ? '' : `&shared=${shared}`
  return (
    <PageFrame width="narrow">
      <PageHeading title={portal.chooseTitle} lead={portal.chooseLead} />
      <ClientChooser clients={mine.data ?? []} to={(id) => `/upload?client=${id}${behind}`} />
    </PageFrame>
  )
}

function ClientUploads({ client }: { client: string }) {
  const { reports } = useMessages()
  const [{ shared }] = useSearch(uploadSearch)
  const list = useUploadedReports(client)
  usePageTitle(reports.pageTitle)
  const refused = list.error instanceof ApiError && (list.error.status === 401 || list.error.status === 404)
  if (client === '' || (list.isPending && !list.isError)) return <VerifyingAccess asking={client !== ''} />
  if (refused) return <NoRight client={client} isShared={shared !== undefined} />
  return (
    <PageFrame width="wide">
      <PageHeading title={reports.pageTitle} lead={reports.pageLead} />
      <SharedFiles client={client} stored={list.data ?? []} isLost={shared !== undefined} />
      <p className="mb-5">
        <TextLink to="/account/get-reports">{reports.getHelp}</TextLink>
      </p>
      <ReportUploads client={client} />
      {hasAllReports(list.data ?? []) && (
        <LinkButton className="mt-8" to={`/client-dashboard?client=${encodeURIComponent(client)}`}>
          {reports.goToPortal}
        </LinkButton>
      )}
    </PageFrame>
  )
}

/** 'Verifying access...' is also what an address without a client shows; it says what to do. */
function VerifyingAccess({ asking }: { asking: boolean }) {
  const { reports } = useMessages()
  return (
    <PageFrame width="narrow">
      <PageHeading title={reports.pageTitle} />
      <p role="status" className="flex items-center gap-3 text-lg">
        <Spinner className="size-6 text-press" />
        {reports.verifying}
      </p>
      {!asking && (
        <>
          <p className="mt-6">{reports.noClientText}</p>
          <LinkButton className="mt-4" kind="secondary" to="/client-dashboard?client=me">
            {reports.signIn}
          </LinkButton>
        </>
      )}
    </PageFrame>
  )
}

/** The sign-in form stays on this page (decision 6); its link comes back here. */
function NoRight({ client, isShared }: { client: string; isShared: boolean }) {
  const { reports } = useMessages()
  return (
    <PageFrame width="narrow">
      <PageHeading title={reports.noRightTitle} lead={reports.noRightText} />
      {isShared && (
        <Notice tone="wait" className="mb-5">
          <p>{reports.shared.signInFirst}</p>
        </Notice>
      )}
      <SignInForm next={`/upload?client=${encodeURIComponent(client)}`} />
    </PageFrame>
  )
}
