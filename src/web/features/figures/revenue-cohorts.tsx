import type { Revenue } from '../../../shared/api/figures.ts'
import { figureTexts } from '../../../shared/messages/staff/figures.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { formatMonth } from '../../lib/format.ts'
import { BarTable } from '../../ui/bar-table.tsx'
import { Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { type FiguresAddress, figuresAddress } from './figures-address.ts'

const { revenue: texts } = figureTexts
type Cohort = Revenue['cohorts'][number]

interface RevenueCohortsProps {
  period: Pick<FiguresAddress, 'until' | 'months'>
  cohorts: readonly Cohort[]
}

/** What those who came in the same month paid then and later. */
export function RevenueCohorts({ period, cohorts }: RevenueCohortsProps) {
  // Of people who were deleted, or came before, there is no first month to count from.
  const known = cohorts.flatMap(({ cohort, spans }) => (spans === null ? [] : [{ cohort, spans }]))
  return (
    <div className="text-sm">
      <p className="mb-2 max-w-prose text-muted">{texts.cohortNote}</p>
      <BarTable
        caption={texts.byCohort}
        headers={[texts.cohort, texts.keptTitle, texts.people]}
        rows={cohorts.map(({ cohort, kept, people }) => ({
          id: cohort,
          name: (
            <TextLink to={figuresAddress({ ...period, show: 'payments', cohort })}>{nameOf(cohort)}</TextLink>
          ),
          value: Math.max(0, Number(kept)),
          valueText: dollars(kept),
          cells: [people?.toLocaleString('en-US') ?? texts.unknown],
        }))}
      />
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer content-center sm:min-h-9">{texts.since}</summary>
        <Table
          caption={texts.since}
          rows={known}
          rowKey={({ cohort }) => cohort}
          columns={[
            {
              id: 'cohort',
              title: texts.cohort,
              rowHeader: true,
              cell: ({ cohort }) => nameOf(cohort),
            },
            ...texts.spans.map((title, at) => ({
              id: title,
              title,
              align: 'right' as const,
              cell: ({ spans }: { spans: readonly string[] }) => dollars(spans[at] ?? '0'),
            })),
          ]}
        />
      </details>
    </div>
  )
}

const dollars = (amount: string) => formatDollars(Number(amount), { whole: true })

function nameOf(cohort: Cohort['cohort']): string {
  if (cohort === 'earlier') return texts.earlier
  return cohort === 'deleted' ? texts.deleted : formatMonth(cohort, 'en-US')
}
