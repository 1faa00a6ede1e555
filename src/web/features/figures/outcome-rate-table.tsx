import type { ReactNode } from 'react'
import type { OutcomeRate } from '../../../shared/api/figures.ts'
import { figureTexts } from '../../../shared/messages/staff/figures.ts'
import { fewestCases } from '../../../shared/rules/wilson-interval.ts'
import { BarTable } from '../../ui/bar-table.tsx'
import { percentOf } from './percent-of.ts'

const { outcomes: texts, revenue } = figureTexts

interface RateTableProps {
  caption: string
  /** What the rows are: 'Bureau'. */
  of: string
  rates: readonly OutcomeRate[]
  name: (rate: OutcomeRate) => ReactNode
}

/** Each rate as a bar with its count and interval; below twenty cases how many are missing, and no bar. */
export function OutcomeRateTable({ caption, of, rates, name }: RateTableProps) {
  return (
    <BarTable
      caption={caption}
      headers={[of, texts.deleted, texts.count, texts.interval]}
      most={1}
      rows={rates.map((rate, at) => {
        const { deleted, cases, items } = rate
        return {
          // Rules that are asked no more have no key.
          id: `${rate.key} ${at}`,
          name: name(rate),
          value: deleted?.share ?? 0,
          valueText: deleted ? percentOf(deleted.share) : revenue.unknown,
          cells: deleted
            ? [texts.of(deleted.items, items), texts.range(percentOf(deleted.low), percentOf(deleted.high))]
            : [texts.tooFew(cases, fewestCases), revenue.unknown],
        }
      })}
    />
  )
}
