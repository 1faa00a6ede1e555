import { Fragment, type ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface ApplicationPartProps {
  /** The target of the links on top of the page. */
  id: string
  title: string
  aside?: ReactNode
  wide?: boolean
  children: ReactNode
}

/** One part of an application's page: small type, a named region, its heading a place to jump to. */
export function ApplicationPart({ id, title, aside, wide, children }: ApplicationPartProps) {
  const look =
    'grid min-w-0 scroll-mt-4 content-start gap-3 rounded-lg border border-line bg-surface p-4 text-sm'
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classNames(look, wide && 'xl:col-span-2')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={`${id}-title`} tabIndex={-1} className="text-lg">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** Names with their values, one a row; on a telephone the value stands below its name. */
export function NamedValues({ values }: { values: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      {values.map(([name, value]) => (
        <Fragment key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 break-words whitespace-pre-line max-sm:mb-1">{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
