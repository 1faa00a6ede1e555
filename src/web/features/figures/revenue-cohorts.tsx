import type { Revenue } from '../../../shared/api/figures.ts'
import { figureTexts } from '../../../shared/messages/staff/figures.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { formatMonth } from '../../lib/format.ts'
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
  const spanOf = (at: number) => (row: Cohort) =>
    row.spans === null ? texts.unknown : dollars(row.spans[at] ?? '0')
  return (
    <div className="text-sm">
      <p className="mb-2 max-w-prose text-muted">{texts.cohortNote}</p>
      <Table
        caption={texts.byCohort}
        rows={cohorts}
        rowKey={({ cohort }) => cohort}
        columns={[
          {
            id: 'cohort',
            title: texts.cohort,
            rowHeader: true,
            cell: ({ cohort }) => (
              <TextLink to={figuresAddress({ ...period, show: 'payments', cohort })}>
                {nameOf(cohort)}
              </TextLink>
            ),
          },
          {
            id: 'people',
            title: texts.people,
            align: 'right',
            cell: ({ people }) => people?.toLocaleString('en-US') ?? texts.unknown,
          },
          ...texts.spans.map((title, at) => ({
            id: title,
            title,
            align: 'right' as const,
            cell: spanOf(at),
          })),
          {
            id: 'kept',
            title: texts.keptTitle,
            align: 'right',
            cell: ({ kept }) => <strong>{dollars(kept)}</strong>,
          },
        ]}
      />
    </div>
  )
}

const dollars = (amount: string) => formatDollars(Number(amount), { whole: true })

function nameOf(cohort: Cohort['cohort']): string {
  if (cohort === 'earlier') return texts.earlier
  return cohort === 'deleted' ? texts.deleted : formatMonth(cohort, 'en-US')
}
