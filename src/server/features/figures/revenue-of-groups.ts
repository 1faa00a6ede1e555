import type { Revenue } from '../../../shared/api/figures.ts'
import { amountText } from '../../../shared/rules/money.ts'
import type { OfficePeriod } from './office-period.ts'
import type { RevenueGroup } from './revenue.store.ts'

type Summed = Pick<RevenueGroup, 'payments' | 'paid' | 'refunded'>

/** Months after the first payment at which a span of a cohort begins. */
const spanStarts = [0, 1, 3, 6] as const

/**
 * The three cuts of a period, each of the same payments, so that each adds up to the same whole. A refund is taken off the month in
 * which was paid. Pure.
 * @param newPayers by the place of the month: who paid for the first time in it
 */
export function revenueOfGroups(
  { months }: Pick<OfficePeriod, 'months'>,
  groups: readonly RevenueGroup[],
  newPayers: ReadonlyMap<number, number>,
): Revenue {
  return {
    until: months.at(-1) ?? '',
    months: months.map((month, at) => ({ month, ...sumOf(groups.filter((group) => group.month === at)) })),
    products: productsOf(groups),
    cohorts: [
      ...cohortOf(
        'deleted',
        groups.filter(({ cohort }) => cohort === null),
      ),
      ...cohortOf(
        'earlier',
        groups.filter(({ cohort }) => cohort === -1),
      ),
      ...months.flatMap((month, at) => {
        const own = groups.filter(({ cohort }) => cohort === at)
        if (own.length === 0) return []
        return [{ cohort: month, people: newPayers.get(at) ?? 0, spans: spansOf(own, at), ...sumOf(own) }]
      }),
    ],
    total: sumOf(groups),
  }
}

function productsOf(groups: readonly RevenueGroup[]): Revenue['products'] {
  const kinds = new Map(groups.map((group) => [`${group.kind} ${group.product}`, group]))
  return [...kinds.values()]
    .map(({ kind, product, name }) => {
      const own = groups.filter((group) => group.kind === kind && group.product === product)
      return { kind, product, name, ...sumOf(own) }
    })
    .sort((one, other) => Number(other.kept) - Number(one.kept) || one.name.localeCompare(other.name))
}

/** Those of whom the first month is not known, in one row; none where there are none. */
function cohortOf(cohort: 'deleted' | 'earlier', own: readonly RevenueGroup[]): Revenue['cohorts'] {
  return own.length === 0 ? [] : [{ cohort, people: null, spans: null, ...sumOf(own) }]
}

function spansOf(own: readonly RevenueGroup[], cohort: number): string[] {
  return spanStarts.map((from, at) => {
    const to = spanStarts[at + 1] ?? Number.POSITIVE_INFINITY
    return sumOf(own.filter(({ month }) => month - cohort >= from && month - cohort < to)).kept
  })
}

function sumOf(groups: readonly Summed[]) {
  const [payments, paid, refunded] = (['payments', 'paid', 'refunded'] as const).map((what) =>
    groups.reduce((sum, group) => sum + group[what], 0),
  ) as [number, number, number]
  return {
    payments,
    paid: amountText(paid),
    refunded: amountText(refunded),
    kept: amountText(paid - refunded),
  }
}
