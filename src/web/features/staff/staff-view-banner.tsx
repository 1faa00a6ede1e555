import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation } from '../../lib/router/router-context.tsx'
import { readStaffHere } from '../../lib/staff-here.ts'
import { FullScreenLoading } from '../../ui/full-screen-loading.tsx'
import type { Seen } from './staff-view-sign.tsx'

/** Only staff see more than whose page it is; a visitor's first load goes without it. */
const StaffViewSign = lazy(async () => ({ default: (await import('./staff-view-sign.tsx')).StaffViewSign }))

/**
 * Over a client's page that is opened with a staff session: whose page it is, that what is done there is recorded as the
 * member's own act, and the way back. Nothing for everybody else. In English, like the staff side. Where this browser was
 * with staff before, the page waits for the sign's code: it would be pushed down by it.
 */
export function StaffViewBanner({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const seen = seenIn(pathname, new URLSearchParams(search))
  const [guess] = useState(readStaffHere)
  const sign = seen && <StaffViewSign seen={seen} guess={guess} />
  return (
    <Suspense fallback={<FullScreenLoading />}>
      {guess ? sign : <Suspense>{sign}</Suspense>}
      {children}
    </Suspense>
  )
}

/** Whose page an address is; null for one that is nobody's. */
function seenIn(pathname: string, query: URLSearchParams): Seen | null {
  const numberIn = (name: string) => /^[1-9]\d{0,8}$/.exec(query.get(name)?.trim() ?? '')?.[0] ?? ''
  // Whatever names a client and is no page of staff is a page of that client: a new one needs no line here.
  const client = pathname.startsWith('/dashboard') ? '' : numberIn('client')
  const application = client || pathname !== '/readiness/status' ? '' : numberIn('application')
  return client || application ? { client, application } : null
}
