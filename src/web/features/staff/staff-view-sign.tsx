import { skipToken, useQuery } from '@tanstack/react-query'
import { getClient, type PortalClient } from '../../../shared/api/portal.ts'
import { staffViewTexts as texts } from '../../../shared/messages/staff/frame.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { useStaffViewer } from '../../lib/use-staff-viewer.ts'
import { TextLink } from '../../ui/text-link.tsx'

export interface Seen {
  /** A client's number; '' on the page of a funding application. */
  client: string
  application: string
  back: string
}

export function StaffViewSign({ seen }: { seen: Seen }) {
  const name = useStaffViewer()
  return name === null ? null : <Banner seen={seen} name={name} />
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

/** The client as the page below has loaded it; this asks for nothing, since each look of staff is written down. */
function useKnownClient(id: string): PortalClient | undefined {
  const queryKey = id === '' ? ['no client'] : queryKeyOf(getClient, { params: { id } })
  return useQuery<PortalClient>({ queryKey, queryFn: skipToken }).data
}
