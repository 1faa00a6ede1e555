import type { Today, TodayKind } from '../../../shared/api/today.ts'
import { staffTodayTexts as texts } from '../../../shared/messages/staff/today.ts'
import { classNames } from '../../ui/class-names.ts'
import { SmartLink } from '../../ui/smart-link.tsx'

interface KindLinksProps {
  kinds: Today['kinds']
  total: number
  /** null: everything. */
  chosen: TodayKind | null
  isMine: boolean
}

/** The address of the list: of one kind or of all, of everybody or of the reader. */
export function todayAddress({ kind, isMine }: { kind?: TodayKind; isMine: boolean }): string {
  const query = new URLSearchParams({
    ...(isMine ? { whose: 'me' } : {}),
    ...(kind ? { kind } : {}),
  }).toString()
  return query === '' ? '/dashboard/today' : `/dashboard/today?${query}`
}

/** The kinds of which something waits, as links; one that is chosen stays when its last row is done. */
export function KindLinks({ kinds, total, chosen, isMine }: KindLinksProps) {
  const offered = kinds.filter(({ kind, total: ofKind }) => ofKind > 0 || kind === chosen)
  const links = [
    { key: 'all', to: todayAddress({ isMine }), name: texts.all, total, isHere: chosen === null },
    ...offered.map(({ kind, total: ofKind }) => ({
      key: kind,
      to: todayAddress({ kind, isMine }),
      name: texts.names[kind],
      total: ofKind,
      isHere: kind === chosen,
    })),
  ]
  return (
    <nav aria-label={texts.kinds} className="flex flex-wrap gap-2">
      {links.map((link) => (
        <SmartLink
          key={link.key}
          to={link.to}
          aria-current={link.isHere ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center gap-2 rounded-md border px-3 text-sm no-underline',
            link.isHere
              ? 'border-press bg-press-soft font-semibold text-press'
              : 'border-edge text-ink hover:bg-sunk',
          )}
        >
          {link.name} <span className="tabular-nums">{link.total.toLocaleString('en-US')}</span>
        </SmartLink>
      ))}
    </nav>
  )
}
