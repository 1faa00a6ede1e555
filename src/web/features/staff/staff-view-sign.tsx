import { useEffect } from 'react'
import { getSession } from '../../../shared/api/accounts.ts'
import { getClient } from '../../../shared/api/portal.ts'
import { staffViewTexts as texts } from '../../../shared/messages/staff/frame.ts'
import { noteStaffHere } from '../../lib/staff-here.ts'
import { useCall } from '../../lib/use-call.ts'
import { useKnown } from '../../lib/use-known.ts'
import { TextLink } from '../../ui/text-link.tsx'

export interface Seen {
  /** A client's number; '' on the page of a funding application. */
  client: string
  application: string
}

/** @param guess the member whose session this browser was last seen with, until the session is known */
export function StaffViewSign({ seen, guess }: { seen: Seen; guess: string | null }) {
  const { data, isPending } = useCall(getSession, {})
  const name = isPending ? guess : data?.kind === 'staff' ? (data.name ?? '') : null
  useEffect(() => {
    if (!isPending) noteStaffHere(name)
  }, [isPending, name])
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
