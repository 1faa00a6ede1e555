import { useLocation } from 'react-router'
import { signOut } from '../../../shared/api/accounts.ts'
import { staffFrameTexts as texts } from '../../../shared/messages/staff/frame.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SmartLink } from '../../ui/smart-link.tsx'
import { staffPlaces } from './staff-places.ts'
import type { StaffMember } from './use-staff-session.ts'

/** The ways between the pages of the staff side. */
export function StaffNav({ member }: { member: StaffMember }) {
  const { pathname } = useLocation()
  const { busy, act } = useAct(useMessages().shell.genericError, { toastTitle: texts.signOut })
  // A full load: everything that was fetched as this member is forgotten.
  const leave = () =>
    act(
      (call) => call(signOut, {}),
      () => window.location.reload(),
    )
  const places = staffPlaces.filter((place) => !place.adminOnly || member.role === 'admin')
  return (
    <ul className="flex flex-wrap gap-x-4 max-sm:w-full max-sm:flex-col">
      {places.map((place) => (
        <li key={place.path}>
          <SmartLink
            to={place.path}
            aria-current={place.path === pathname ? 'page' : undefined}
            className={classNames(
              'inline-flex min-h-12 items-center border-b-2 text-ink no-underline hover:border-ink',
              place.path === pathname ? 'border-press font-semibold' : 'border-transparent',
            )}
          >
            {place.title}
          </SmartLink>
        </li>
      ))}
      <li className="flex min-h-12 items-center gap-3">
        <span className="text-sm text-muted">
          <span className="sr-only">{texts.signedInAs('')}</span>
          {member.name}
        </span>
        <Button kind="secondary" size="sm" busy={busy} onClick={() => void leave()}>
          {texts.signOut}
        </Button>
      </li>
    </ul>
  )
}
