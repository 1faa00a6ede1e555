import ChevronDown from 'lucide-react/icons/chevron-down'
import { signOut } from '../../../shared/api/accounts.ts'
import { staffFrameTexts as texts } from '../../../shared/messages/staff/frame.ts'
import { mayStaff } from '../../lib/may-staff.ts'
import { endPushHere } from '../../lib/push-here.ts'
import { useLocation } from '../../lib/router/router-context.tsx'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SmartLink } from '../../ui/smart-link.tsx'
import { dailyPlaces, otherPlaces, type StaffPlace } from './staff-places.ts'
import type { StaffMember } from './use-staff-session.ts'
import { WaitingCount } from './waiting-count.tsx'

/**
 * The ways between the pages of the staff side, on one line: what is used now and then lies behind a button. On a telephone all of
 * it is one list, which lies behind the header's own button.
 */
export function StaffNav({ member }: { member: StaffMember }) {
  const { pathname } = useLocation()
  const { busy, act } = useAct(useMessages().shell.genericError, { toastTitle: texts.signOut })
  // A full load: everything that was fetched as this member is forgotten.
  const leave = () =>
    act(
      async (call) => {
        // Whoever comes to this browser next is told nothing.
        await endPushHere()
        return call(signOut, {})
      },
      () => window.location.reload(),
    )
  const others = otherPlaces.filter(
    ({ only }) =>
      only === undefined || (only === 'agreements' ? member.hasAgreements === true : mayStaff(member, only)),
  )
  const isElsewhere = others.some(({ path }) => path === pathname)
  return (
    <ul className="flex items-center gap-x-4 text-[0.9375rem] max-sm:w-full max-sm:flex-col max-sm:items-start sm:flex-wrap">
      {dailyPlaces.map((place) => (
        <Place key={place.path} {...place} isHere={place.path === pathname} />
      ))}
      <li className="max-sm:w-full">
        <button
          type="button"
          popoverTarget="other-places"
          className={classNames(
            'inline-flex min-h-12 cursor-pointer items-center gap-1 border-b-2 hover:border-ink max-sm:hidden',
            isElsewhere ? 'border-press font-semibold' : 'border-transparent',
          )}
        >
          {texts.more}
          <ChevronDown aria-hidden="true" className="size-4" />
        </button>
        <ul
          id="other-places"
          popover="auto"
          aria-label={texts.more}
          className="min-w-48 text-ink max-sm:static max-sm:m-0 max-sm:block max-sm:w-full max-sm:overflow-visible max-sm:bg-transparent sm:fixed sm:top-15 sm:right-4 sm:bottom-auto sm:left-auto sm:m-0 sm:rounded-lg sm:border sm:border-edge sm:bg-surface sm:px-4 sm:py-2"
        >
          {others.map((place) => (
            <Place key={place.path} {...place} isHere={place.path === pathname} />
          ))}
        </ul>
      </li>
      <li className="flex min-h-12 items-center gap-3">
        <span className="max-w-40 truncate text-sm text-muted">
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

function Place({ path, title, counts, isHere }: StaffPlace & { isHere: boolean }) {
  return (
    <li>
      <SmartLink
        to={path}
        aria-current={isHere ? 'page' : undefined}
        className={classNames(
          'inline-flex min-h-12 items-center border-b-2 whitespace-nowrap text-ink no-underline hover:border-ink',
          isHere ? 'border-press font-semibold' : 'border-transparent',
        )}
      >
        {title}
        {counts && <WaitingCount />}
      </SmartLink>
    </li>
  )
}
