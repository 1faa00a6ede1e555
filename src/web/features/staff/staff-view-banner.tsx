import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation } from '../../lib/router/router-context.tsx'
import { readStaffHere } from '../../lib/staff-here.ts'
import { FullScreenLoading } from '../../ui/full-screen-loading.tsx'

/** Only staff see more than whose page it is; a visitor's first load goes without it. */
const StaffViewSign = lazy(() => import('./staff-view-sign.tsx'))

/**
 * Over a client's page that is opened with a staff session: whose page it is, that what is done there is recorded as the
 * member's own act, and the way back. Nothing for everybody else. In English, like the staff side. Where this tab was
 * with staff before, the page waits for the sign's code: it would be pushed down by it. Where only the browser was, it
 * waits for the session, too: how high the sign is depends on the name.
 */
export function StaffViewBanner({ children }: { children: ReactNode }) {
  const { search } = useLocation()
  const [guess] = useState(readStaffHere)
  const [isHeld, setHeld] = useState(guess === '')
  const sign = /\b(client|application)=/.test(search) && (
    <StaffViewSign guess={guess} onKnown={() => setHeld(false)} />
  )
  return (
    <Suspense fallback={<FullScreenLoading />}>
      {guess === null ? <Suspense>{sign}</Suspense> : sign}
      {sign && isHeld ? <FullScreenLoading /> : children}
    </Suspense>
  )
}
