import { skipToken, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { getClient, type PortalClient } from '../../../shared/api/portal.ts'
import { staffViewTexts as texts } from '../../../shared/messages/staff/frame.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { useStaffViewer } from '../../lib/use-staff-viewer.ts'
import { TextLink } from '../../ui/text-link.tsx'

/**
 * Over a client's page that is opened with a staff session: whose page it is, that what is done there is recorded as the
 * member's own act, and the way back. Nothing for everybody else. In English, like the staff side.
 */
export function StaffViewBanner() {
  const { pathname, search } = useLocation()
  const seen = seenIn(pathname, new URLSearchParams(search))
  const name = useStaffViewer(seen !== null)
  return seen === null || name === null ? null : <Banner seen={seen} name={name} />
}

function Banner({ seen, name }: { seen: Seen; name: string }) {
  const client = useKnownClient(seen.client)
  const whom = client?.name ?? (seen.client ? texts.client(seen.client) : texts.application(seen.application))
  return (
    <aside
      lang="en"
      aria-label={texts.title}
      className="sticky top-0 z-40 border-b border-wait bg-wait-soft px-4 py-2 text-sm text-ink sm:px-6"
    >
      <div className="mx-auto flex max-w-[120rem] flex-wrap items-center gap-x-5 gap-y-1">
        <p className="min-w-0 break-words">
          <strong className="font-semibold">{texts.signedIn(name)}</strong> {texts.sees(whom)}
        </p>
        <TextLink to={seen.back} className="inline-flex min-h-9 items-center">
          {seen.client ? texts.backToCase : texts.backToApplication}
        </TextLink>
      </div>
    </aside>
  )
}

interface Seen {
  /** A client's number; '' on the page of a funding application. */
  client: string
  application: string
  back: string
}

/** Whose page an address is; null for one that is nobody's. */
function seenIn(pathname: string, query: URLSearchParams): Seen | null {
  const client = query.get('client')?.trim() ?? ''
  // Whatever names a client and is no page of staff is a page of that client: a new one needs no line here.
  if (!pathname.startsWith('/dashboard') && isNumber(client))
    return { client, application: '', back: `/dashboard/client?client=${client}` }
  const application = query.get('application')?.trim() ?? ''
  if (pathname === '/readiness/status' && isNumber(application))
    return { client: '', application, back: `/dashboard/funding?application=${application}` }
  return null
}

const isNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text)

/** The client as the page below has loaded it; this asks for nothing, since each look of staff is written down. */
function useKnownClient(id: string): PortalClient | undefined {
  const queryKey = id === '' ? ['no client'] : queryKeyOf(getClient, { params: { id } })
  return useQuery<PortalClient>({ queryKey, queryFn: skipToken }).data
}
