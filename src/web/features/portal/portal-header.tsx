import { useQueryClient } from '@tanstack/react-query'
import LogOut from 'lucide-react/icons/log-out'
import type { PortalClient } from '../../../shared/api/portal.ts'
import { staffViewTexts } from '../../../shared/messages/staff/frame.ts'
import { endClientSession } from '../../lib/end-client-session.ts'
import { formatInstant } from '../../lib/format.ts'
import { useAct } from '../../lib/use-act.ts'
import { useGo } from '../../lib/use-go.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useStaffViewer } from '../../lib/use-staff-viewer.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** Who this is about, the number to name when writing to us, and how fresh the page is. */
export function PortalHeader({ client, loadedAt }: { client: PortalClient; loadedAt: number }) {
  const { portal } = useMessages()
  const staff = useStaffViewer()
  const paid = client.clientType === 'paid'
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-3xl [overflow-wrap:anywhere]">{portal.welcome(client.name)}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
          <Badge tone={paid ? 'good' : 'beta'}>
            {paid ? portal.information.paid : portal.information.tester}
          </Badge>
          <span>{portal.caseNumber(client.id)}</span>
          <span>{portal.lastUpdated(formatInstant(new Date(loadedAt).toISOString()))}</span>
        </p>
      </div>
      {staff === null ? (
        <SignOutButton clientId={client.id} />
      ) : (
        <LinkButton to={caseOf(client.id)} kind="secondary" lang="en">
          {staffViewTexts.backToCase}
        </LinkButton>
      )}
    </div>
  )
}

const caseOf = (clientId: number) => `/dashboard/client?client=${clientId}`

/** Ends the session on the server and drops everything that was loaded, then leaves; staff go back to the case. */
function SignOutButton({ clientId }: { clientId: number }) {
  const { portal } = useMessages()
  const queries = useQueryClient()
  const go = useGo()
  const { title, description } = portal.signOutFailed
  const { busy, act } = useAct(() => description, { toastTitle: title })
  const leave = () =>
    act(endClientSession, (ended) => {
      queries.clear()
      go(ended ? '/' : caseOf(clientId), { replace: true })
    })
  return (
    <Button kind="secondary" busy={busy} onClick={() => void leave()}>
      <LogOut aria-hidden="true" className="size-5" />
      {portal.signOut}
    </Button>
  )
}
