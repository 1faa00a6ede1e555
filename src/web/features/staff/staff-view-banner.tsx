import { lazy, Suspense } from 'react'
import { useLocation } from '../../lib/router/router-context.tsx'
import type { Seen } from './staff-view-sign.tsx'

/** Only staff see more than whose page it is; a visitor's first load goes without it. */
const StaffViewSign = lazy(async () => ({ default: (await import('./staff-view-sign.tsx')).StaffViewSign }))

/**
 * Over a client's page that is opened with a staff session: whose page it is, that what is done there is recorded as the
 * member's own act, and the way back. Nothing for everybody else. In English, like the staff side.
 */
export function StaffViewBanner() {
  const { pathname, search } = useLocation()
  const seen = seenIn(pathname, new URLSearchParams(search))
  if (seen === null) return null
  return (
    <Suspense>
      <StaffViewSign seen={seen} />
    </Suspense>
  )
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
