import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getSession } from '../../../shared/api/accounts.ts'
import type { Permission } from '../../../shared/rules/staff-roles.ts'
import { onAnswer } from '../../lib/answer-events.ts'
import { callApi } from '../../lib/call-api.ts'
import { noteStaffHere } from '../../lib/note-staff-here.ts'
import { useCall } from '../../lib/use-call.ts'

/** Who is signed in, as a staff page needs to know. */
export interface StaffMember {
  name: string
  email: string
  /** 'admin' may everything. */
  role: 'staff' | 'admin'
  may?: readonly Permission[]
  /** Production without what clients need, to those who set it up. */
  unready?: boolean
  /** Some state asks for agreements. */
  hasAgreements?: boolean
}

type StaffSession =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'nobody' }
  /** `away`: the session has ended while the page was open; the page stays as it is behind the sign-in. */
  | { state: 'member'; member: StaffMember; away: boolean }

/**
 * The session of a staff page. Whichever call finds out that it has ended, by idleness or elsewhere, the member stays
 * known as away; `signedIn` brings the page back, or loads it anew when somebody else has signed in.
 */
export function useStaffSession(): {
  session: StaffSession
  /** The call itself: it may have failed. */
  asked: { error: unknown; isFetching: boolean; refetch: () => unknown }
  askAgain: () => void
  signedIn: () => Promise<void>
} {
  const asked = useCall(getSession, {})
  const queries = useQueryClient()
  const [known, setKnown] = useState<StaffMember | null>(null)
  const [lost, setLost] = useState(false)
  const { refetch } = asked
  const member = memberOf(asked.data)
  const memberKey = member && `${member.email} ${member.role} ${member.may?.join()} ${member.name}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: by what it says, not by object
  useEffect(() => {
    if (member) setKnown(member)
  }, [memberKey])
  const name = member?.name ?? null
  const isKnown = asked.isSuccess
  useEffect(() => {
    if (isKnown) noteStaffHere(name)
  }, [isKnown, name])
  useEffect(
    () => onAnswer(({ status, code }) => status === 401 && code === 'not_signed_in' && setLost(true)),
    [],
  )

  const signedIn = async () => {
    const now = memberOf(await callApi(getSession, {}))
    // Somebody else sees nothing of what the one before had open.
    if (known && now?.email !== known.email) return window.location.reload()
    await refetch()
    setLost(false)
    if (known) await queries.invalidateQueries()
  }
  const askAgain = () => void refetch()
  return { session: stateOf(), asked, askAgain, signedIn }

  function stateOf(): StaffSession {
    const shown = member ?? known
    if (shown && (known || !lost)) return { state: 'member', member: shown, away: lost || !member }
    if (asked.isPending) return { state: 'loading' }
    if (asked.isError) return { state: 'failed' }
    return { state: 'nobody' }
  }
}

function memberOf(
  session:
    | {
        kind: string
        name: string | null
        email: string | null
        role: 'staff' | 'admin' | null
        may?: readonly Permission[] | undefined
        unready?: true | undefined
        agreements?: boolean | undefined
      }
    | null
    | undefined,
): StaffMember | null {
  if (session?.kind !== 'staff') return null
  const { name, email, role, may, unready, agreements } = session
  const known = { name: name ?? '', email: email ?? '', role: role ?? 'staff' }
  return { ...known, may: may ?? [], unready: unready === true, hasAgreements: agreements === true }
}
