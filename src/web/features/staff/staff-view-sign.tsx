import { useEffect } from 'react'
import { getSession } from '../../../shared/api/accounts.ts'
import { getClient } from '../../../shared/api/portal.ts'
import { staffViewTexts as texts } from '../../../shared/messages/staff/frame.ts'
import { noteStaffHere } from '../../lib/note-staff-here.ts'
import { useLocation } from '../../lib/router/router-context.tsx'
import { useCall } from '../../lib/use-call.ts'
import { useKnown } from '../../lib/use-known.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** A client's number, or '' on the page of a funding application. */
interface Seen {
  client: string
  application: string
}

interface StaffViewSignProps {
  /** The member whose session this tab was last seen with, until the session is known; '' where the name is not. */
  guess: string | null
  /** Whether there is a sign, and how high it is, will not change any more. */
  onKnown: () => void
}

export default function StaffViewSign({ guess, onKnown }: StaffViewSignProps) {
  const { pathname, search } = useLocation()
  const seen = seenIn(pathname, new URLSearchParams(search))
  const isNobodys = seen === null
  useEffect(() => {
    if (isNobodys) onKnown()
  })
  return seen && <SignOf {...{ seen, guess, onKnown }} />
}

/** Whose page an address is; null for one that is nobody's. */
function seenIn(pathname: string, query: URLSearchParams): Seen | null {
  const numberIn = (name: string) => /^[1-9]\d{0,8}$/.exec(query.get(name)?.trim() ?? '')?.[0] ?? ''
  // Whatever names a client and is no page of staff is a page of that client: a new one needs no line here.
  const client = pathname.startsWith('/dashboard') ? '' : numberIn('client')
  const application = client || pathname !== '/readiness/status' ? '' : numberIn('application')
  return client || application ? { client, application } : null
}

function SignOf({ seen, guess, onKnown }: StaffViewSignProps & { seen: Seen }) {
  const { data, isPending, isPaused } = useCall(getSession, {})
  const name = isPending ? guess || null : data?.kind === 'staff' ? (data.name ?? '') : null
  useEffect(() => {
    if (!isPending) noteStaffHere(name)
    // Without a connection the page says so, and nobody waits for it.
    if (!isPending || isPaused) onKnown()
  })
  return name === null ? null : <Banner seen={seen} name={name} />
}

function Banner({ seen, name }: { seen: Seen; name: string }) {
  // The client as the page below has loaded it: each look of staff is written down, and this is none of its own.
  const client = useKnown(getClient, seen.client === '' ? null : { params: { id: seen.client } })
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
        <TextLink to={backFrom(seen)} className="inline-flex min-h-9 items-center">
          {seen.client ? texts.backToCase : texts.backToApplication}
        </TextLink>
      </div>
    </aside>
  )
}

const backFrom = ({ client, application }: Seen) =>
  client ? `/dashboard/client?client=${client}` : `/dashboard/funding?application=${application}`
