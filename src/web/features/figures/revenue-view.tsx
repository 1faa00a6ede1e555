import { getRevenue, type Revenue } from '../../../shared/api/figures.ts'
import { figureTexts } from '../../../shared/messages/staff/figures.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { formatMonth } from '../../lib/format.ts'
import { useCall } from '../../lib/use-call.ts'
import { BarTable } from '../../ui/bar-table.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { type FiguresAddress, figuresAddress } from './figures-address.ts'
import { RevenueCohorts } from './revenue-cohorts.tsx'
import { SheetLink } from './sheet-link.tsx'

const { revenue: texts } = figureTexts

type Period = Pick<FiguresAddress, 'until' | 'months'>

/** What stays of what was paid, parted in three ways; each figure leads to its payments. */
export function RevenueView(period: Period) {
  const found = useCall(getRevenue, { query: period }, { pages: true })
  if (!found.data && found.error) return <LoadFailure of={found} otherwise={figureTexts.failed} />
  if (!found.data) return <Skeleton lines={8} />
  const { total, months, products, cohorts } = found.data
  if (total.payments === 0) return <EmptyState title={texts.none} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <p className="text-2xl font-semibold tabular-nums">
          {texts.kept(dollars(total.kept), total.payments)}
        </p>
        <p className="text-sm tabular-nums">{texts.parts(dollars(total.paid), dollars(total.refunded))}</p>
        <p className="mt-1 max-w-prose text-sm text-muted">{texts.note}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
        <Card
          id="by-month"
          title={texts.byMonth}
          aside={<SheetLink period={period} sheet="months" of={texts.byMonth} />}
        >
          <BarTable
            caption={texts.byMonth}
            headers={[texts.month, texts.keptTitle, texts.refunded, texts.payments]}
            rows={months.map((row) => ({
              id: row.month,
              name: (
                <TextLink to={figuresAddress({ ...period, show: 'payments', month: row.month })}>
                  {formatMonth(row.month, 'en-US')}
                </TextLink>
              ),
              ...barOf(row),
            }))}
          />
        </Card>
        <Card
          id="by-product"
          title={texts.byProduct}
          aside={<SheetLink period={period} sheet="products" of={texts.byProduct} />}
        >
          <BarTable
            caption={texts.byProduct}
            headers={[texts.product, texts.keptTitle, texts.refunded, texts.payments]}
            rows={products.map((row) => ({
              id: `${row.kind} ${row.product}`,
              name: (
                <>
                  <TextLink
                    to={figuresAddress({ ...period, show: 'payments', kind: row.kind, product: row.product })}
                  >
                    {row.name}
                  </TextLink>
                  <span className="block text-muted">{texts.kinds[row.kind]}</span>
                </>
              ),
              ...barOf(row),
            }))}
          />
        </Card>
      </div>
      <Card
        id="by-cohort"
        title={texts.byCohort}
        aside={<SheetLink period={period} sheet="cohorts" of={texts.byCohort} />}
      >
        <RevenueCohorts period={period} cohorts={cohorts} />
      </Card>
    </div>
  )
}

const dollars = (amount: string) => formatDollars(Number(amount), { whole: true })

const barOf = ({ kept, refunded, payments }: Revenue['total']) => ({
  value: Math.max(0, Number(kept)),
  valueText: dollars(kept),
  cells: [dollars(refunded), payments.toLocaleString('en-US')],
})
