import { CircleCheck } from 'lucide-react'
import * as z from 'zod/mini'
import { getToday, todayKinds } from '../../../shared/api/today.ts'
import { staffTodayTexts as texts } from '../../../shared/messages/staff/today.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { useCall } from '../../lib/use-call.ts'
import { useSearch } from '../../lib/use-search.ts'
import { useStaffChanges } from '../../lib/use-staff-changes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { KindLinks } from './kind-links.tsx'
import { TodayRows } from './today-rows.tsx'

/** `?kind=messages`; without it everything. */
const todaySearch = z.object({ kind: z.catch(z.optional(z.enum(todayKinds)), undefined) })

/** What waits for a person, of one kind or of all. It is asked anew each time it is opened, for what was done meanwhile is gone. */
export function TodayView() {
  const [{ kind }] = useSearch(todaySearch)
  const found = useCall(getToday, { query: kind ? { kind } : {} }, { pages: true, anew: true })
  // The call of the list and that of the navigation are fetched again together.
  useStaffChanges(() => undefined)
  if (!found.data && found.error) return <FailureNotice sentence={sentenceOf(found.error, texts.failed)} />
  if (!found.data) return <Skeleton lines={6} />
  const { kinds, rows } = found.data
  // While another kind loads, the ways between the kinds stay as they are, with the focus on one of them.
  const isNext = found.isPlaceholderData
  const total = kind ? (kinds.find((each) => each.kind === kind)?.total ?? 0) : found.data.total
  return (
    <div className="grid gap-4">
      <KindLinks kinds={kinds} total={found.data.total} chosen={kind ?? null} />
      <p role="status" className="text-sm text-muted tabular-nums">
        {texts.total(total)}
        {!isNext && rows.length < total && `. ${texts.onlyFirst(rows.length, total)}`}
      </p>
      {isNext ? (
        <Skeleton lines={6} />
      ) : rows.length === 0 ? (
        <EmptyState icon={CircleCheck} title={kind ? texts.noneOfKind : texts.none}>
          {texts.noneText}
        </EmptyState>
      ) : (
        <TodayRows rows={rows} />
      )}
    </div>
  )
}
