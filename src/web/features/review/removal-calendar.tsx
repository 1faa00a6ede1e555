import { useState } from 'react'
import type { RemovalEntry } from '../../../shared/api/review-debts.ts'
import { distinctKeys } from '../../lib/distinct-keys.ts'
import { formatMonth } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table } from '../../ui/table.tsx'
import { type RemovalMark, removalPicture } from './removal-picture.ts'

/** When each negative item must leave each bureau's file: a picture where there is room, the same as a table or list, folded: it may be long. */
export function RemovalCalendar({ removals, today }: { removals: readonly RemovalEntry[]; today: string }) {
  const texts = useMessages().review.removals
  const [isOpened, setOpened] = useState(false)
  if (removals.length === 0) return <EmptyState title={texts.none} />
  const overdue = removals.filter((entry) => entry.overdue).length
  return (
    <div className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      {overdue > 0 && <p className="mb-3 font-semibold text-alarm">{texts.overdueCount(overdue)}</p>}
      <RemovalTimeline removals={removals} today={today} />
      <p className="text-sm text-muted max-md:hidden">{texts.legend}</p>
      <details className="md:mt-2" onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
        <summary className="min-h-11 py-2 font-semibold">{texts.asTable(removals.length)}</summary>
        {isOpened && <RemovalTable removals={removals} />}
      </details>
    </div>
  )
}

function RemovalTimeline({ removals, today }: { removals: readonly RemovalEntry[]; today: string }) {
  const texts = useMessages().review.removals
  const picture = removalPicture(removals, today)
  return (
    <svg
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      role="img"
      aria-label={texts.picture(picture.fromYear, picture.toYear)}
      className="mb-3 block h-auto w-full max-md:hidden"
    >
      {picture.years.map(({ year, x }) => (
        <g key={year}>
          <line x1={x} x2={x} y1="22" y2={picture.height} className="stroke-line" />
          <text x={x} y="14" textAnchor="middle" className="fill-muted text-sm tabular-nums">
            {year}
          </text>
        </g>
      ))}
      <line
        x1={picture.todayX}
        x2={picture.todayX}
        y1="22"
        y2={picture.height}
        strokeWidth="2"
        strokeDasharray="4 3"
        className="stroke-ink"
      />
      <text x={picture.todayX + 6} y="34" className="fill-ink text-sm font-semibold">
        {texts.today}
      </text>
      {picture.lanes.map((lane) => (
        <g key={lane.bureau}>
          <text x="0" y={lane.y} className="fill-ink font-serif text-base font-semibold">
            {lane.bureau}
          </text>
          {lane.marks.map((mark) => (
            <Mark key={`${mark.y}`} mark={mark} todayX={picture.todayX} />
          ))}
        </g>
      ))}
    </svg>
  )
}

/** A filled mark is the bureau's own month, a hollow one is computed. What is overdue is red, and says so. */
function Mark({ mark, todayX }: { mark: RemovalMark; todayX: number }) {
  const texts = useMessages().review.removals
  const { entry, x, y, side } = mark
  const overdue = entry.overdue
  return (
    <g>
      {overdue && <line x1={x} x2={todayX} y1={y} y2={y} strokeWidth="2" className="stroke-alarm" />}
      <circle
        cx={x}
        cy={y}
        r="5"
        strokeWidth="2"
        className={classNames(
          overdue ? 'stroke-alarm' : 'stroke-press',
          entry.basis === 'computed' ? 'fill-surface' : overdue ? 'fill-alarm' : 'fill-press',
        )}
      />
      <text
        x={side === 'right' ? Math.max(x, overdue ? todayX : x) + 11 : x - 11}
        y={y + 5}
        textAnchor={side === 'right' ? 'start' : 'end'}
        strokeWidth="4"
        paintOrder="stroke"
        className={classNames('stroke-surface text-sm', overdue ? 'fill-alarm font-semibold' : 'fill-ink')}
      >
        {overdue ? `${mark.label}, ${texts.overdue}` : mark.label}
      </text>
    </g>
  )
}

function RemovalTable({ removals }: { removals: readonly RemovalEntry[] }) {
  const texts = useMessages().review.removals
  const inOrder = [...removals].sort((a, b) => a.leaves.localeCompare(b.leaves))
  const rows = distinctKeys(inOrder, ({ bureau, creditor, what }) => `${bureau} ${creditor} ${what}`)
  return (
    <Table
      caption={texts.title}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        {
          id: 'item',
          title: texts.item,
          rowHeader: true,
          cell: ({ item: entry }) => `${entry.creditor}, ${entry.what}`,
        },
        { id: 'bureau', title: texts.bureau, cell: ({ item: entry }) => entry.bureau },
        {
          id: 'leaves',
          title: texts.leaves,
          cell: ({ item: entry }) =>
            entry.overdue ? (
              <span className="font-semibold text-alarm">
                {texts.overdueSince(formatMonth(entry.leaves))}
              </span>
            ) : (
              formatMonth(entry.leaves)
            ),
        },
        { id: 'basis', title: texts.basis, cell: ({ item: entry }) => texts[entry.basis] },
        { id: 'why', title: texts.why, cell: ({ item: entry }) => entry.because },
      ]}
    />
  )
}
