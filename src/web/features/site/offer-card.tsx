import type { ReactNode } from 'react'
import type { ClaimKey } from '../../../shared/rules/claims.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { classNames } from '../../ui/class-names.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { CheckedList } from './checked-list.tsx'

export interface OfferCardProps {
  title: string
  /** Whole dollars; a text ('Free') where there is no price. */
  price: number | string
  /** Below the title: 'Professional', 'DIY Software'. */
  label?: string
  /** Beside the price: 'per month'. */
  per?: string
  /** Beside the price, for a former or summed price: 'instead of $147'. */
  compared?: string
  /** 'Most Popular' */
  badge?: string
  /** The badge is a claim that the operator's settings may word otherwise. */
  claim?: ClaimKey
  highlighted?: boolean
  description?: string
  features?: readonly string[]
  /** Above the button, where it leads to something that renews. */
  terms?: string
  icon?: ReactNode
  level?: 2 | 3
  /** A payment link opens in a new tab. */
  action: { to: string; text: string; newTab?: boolean; newTabHint?: string }
  /** A second, quieter way on. */
  children?: ReactNode
}

/** One thing that is for sale: what it is, what it costs, what is in it, and the way to it. */
export function OfferCard(given: OfferCardProps) {
  const { title, price, label, per, compared, badge, highlighted = false, level = 3, action } = given
  const Heading = `h${level}` as const
  return (
    <article
      className={classNames(
        'flex flex-col rounded-lg border bg-surface p-6',
        highlighted ? 'border-2 border-press' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="flex min-w-0 items-start gap-3">
          {given.icon && <span className="mt-1 shrink-0 text-press">{given.icon}</span>}
          <Heading className="text-xl">{title}</Heading>
        </div>
        {badge && (
          <p
            data-claim={given.claim}
            className="rounded-full bg-press-soft px-3 py-1 text-sm font-semibold text-press"
          >
            {badge}
          </p>
        )}
      </div>
      {label && <p className="mt-1 text-sm text-muted">{label}</p>}
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
        <span className="font-serif text-3xl font-semibold tabular-nums">
          {typeof price === 'number' ? formatDollars(price, { whole: true }) : price}
        </span>
        {per && <span className="text-base text-muted">{per}</span>}
        {compared && <span className="text-base text-muted tabular-nums">{compared}</span>}
      </p>
      {given.description && <p className="mt-3 text-base">{given.description}</p>}
      {given.features && <CheckedList items={given.features} />}
      {given.terms && <p className="mt-auto pt-4 text-sm">{given.terms}</p>}
      <div
        className={classNames(
          'flex flex-wrap items-center gap-x-4 gap-y-2 pt-4',
          given.terms ? undefined : 'mt-auto',
        )}
      >
        <LinkButton to={action.to} newTab={action.newTab}>
          {action.text}
          {action.newTabHint && <span className="sr-only"> ({action.newTabHint})</span>}
        </LinkButton>
        {given.children}
      </div>
    </article>
  )
}
