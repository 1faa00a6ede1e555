import * as z from 'zod/mini'
import { SignInForm } from '../features/accounts/sign-in-form.tsx'
import { hasAllReports, ReportUploads, useUploadedReports } from '../features/reports/report-uploads.tsx'
import { ApiError } from '../lib/api-error.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useSearch } from '../lib/use-search.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Spinner } from '../ui/spinner.tsx'

const uploadSearch = z.object({ client: z.catch(z.string(), '') })

/** `/upload?client=`: the three reports, for the holder of the client record (decision 6). */
export default function UploadPage() {
  const { reports } = useMessages()
  const [{ client }] = useSearch(uploadSearch)
  const list = useUploadedReports(client)
  usePageTitle(reports.pageTitle)
  const refused = list.error instanceof ApiError && (list.error.status === 401 || list.error.status === 404)
  if (client === '' || (list.isPending && !list.isError)) return <VerifyingAccess asking={client !== ''} />
  if (refused) return <NoRight client={client} />
  return (
    <PageFrame width="wide">
      <PageHeading title={reports.pageTitle} lead={reports.pageLead} />
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
function NoRight({ client }: { client: string }) {
  const { reports } = useMessages()
  return (
    <PageFrame width="narrow">
      <PageHeading title={reports.noRightTitle} lead={reports.noRightText} />
      <SignInForm next={`/upload?client=${encodeURIComponent(client)}`} />
    </PageFrame>
  )
}
