import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface CaseSectionProps {
  /** The target of the jump list. */
  id: string
  title: string
  /** Right of the title: a state, a link. */
  aside?: ReactNode
  /** Over the whole width of the page. */
  wide?: boolean
  children: ReactNode
}

/** One part of a client's page: small type, a named region, its heading a place to jump to. */
export function CaseSection({ id, title, aside, wide = false, children }: CaseSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames(
        'min-w-0 scroll-mt-4 rounded-lg border border-line bg-surface p-4 text-sm',
        wide && 'xl:col-span-2',
      )}
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={`${id}-title`} tabIndex={-1} className="text-lg">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** Named values, one a row. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[9rem_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 break-words max-sm:mb-1">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
