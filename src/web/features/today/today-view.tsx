import CircleCheck from 'lucide-react/icons/circle-check'
import * as z from 'zod/mini'
import { getToday, type TodayKind, todayKinds } from '../../../shared/api/today.ts'
import { staffTodayTexts as texts } from '../../../shared/messages/staff/today.ts'
import { useCall } from '../../lib/use-call.ts'
import { useSearch } from '../../lib/use-search.ts'
import { useStaffChanges } from '../../lib/use-staff-changes.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SmartLink } from '../../ui/smart-link.tsx'
import { KindLinks, todayAddress } from './kind-links.tsx'
import { TodayRows } from './today-rows.tsx'

/** `?kind=messages&whose=me`; without them everything, of everybody. */
const todaySearch = z.object({
  kind: z.catch(z.optional(z.enum(todayKinds)), undefined),
  whose: z.catch(z.optional(z.enum(['me', 'all'])), undefined),
})

/** What waits for a person, of one kind or of all. It is asked anew each time it is opened, for what was done meanwhile is gone. */
export function TodayView() {
  const [{ kind, whose }] = useSearch(todaySearch)
  const isMine = whose === 'me'
  const query = { ...(kind ? { kind } : {}), ...(isMine ? { whose: 'me' as const } : {}) }
  const found = useCall(getToday, { query }, { pages: true, anew: true })
  // The call of the list and that of the navigation are fetched again together.
  useStaffChanges(() => undefined)
  if (!found.data && found.error) return <LoadFailure of={found} otherwise={texts.failed} />
  if (!found.data) return <Skeleton lines={6} />
  const { kinds, rows } = found.data
  // While another kind loads, the ways between the kinds stay as they are, with the focus on one of them.
  const isNext = found.isPlaceholderData
  const total = kind ? (kinds.find((each) => each.kind === kind)?.total ?? 0) : found.data.total
  return (
    <div className="grid gap-4">
      <WhoseLinks kind={kind} isMine={isMine} />
      <KindLinks kinds={kinds} total={found.data.total} chosen={kind ?? null} isMine={isMine} />
      <p role="status" className="text-sm text-muted tabular-nums">
        {texts.total(total)}
        {!isNext && rows.length < total && `. ${texts.onlyFirst(rows.length, total)}`}
      </p>
      {isNext ? (
        <Skeleton lines={6} />
      ) : rows.length === 0 ? (
        <EmptyState icon={CircleCheck} title={isMine ? texts.noneMine : kind ? texts.noneOfKind : texts.none}>
          {texts.noneText}
        </EmptyState>
      ) : (
        <TodayRows rows={rows} />
      )}
    </div>
  )
}

/** Between what waits for everybody and for the reader alone. */
function WhoseLinks({ kind, isMine }: { kind: TodayKind | undefined; isMine: boolean }) {
  const of = kind ? { kind } : {}
  const links = [
    { name: texts.everybodys, to: todayAddress({ ...of, isMine: false }), isHere: !isMine },
    { name: texts.mine, to: todayAddress({ ...of, isMine: true }), isHere: isMine },
  ]
  return (
    <nav aria-label={texts.whose} className="flex gap-5 border-b border-line">
      {links.map(({ name, to, isHere }) => (
        <SmartLink
          key={to}
          to={to}
          aria-current={isHere ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center border-b-2 text-ink no-underline',
            isHere ? 'border-press font-semibold' : 'border-transparent hover:border-ink',
          )}
        >
          {name}
        </SmartLink>
      ))}
    </nav>
  )
}
