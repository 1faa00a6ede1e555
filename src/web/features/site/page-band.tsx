import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface PageBandProps {
  /** Where links lead to: '/all-solutions#toolkits'. */
  id?: string
  title?: string
  lead?: string
  children: ReactNode
  className?: string
}

/** One idea of a marketing page, with room around it. */
export function PageBand({ id, title, lead, children, className }: PageBandProps) {
  return (
    <section id={id} className={classNames('mt-14 scroll-mt-6 sm:mt-24', className)}>
      {title && <h2 className="max-w-3xl text-2xl sm:text-3xl">{title}</h2>}
      {lead && <p className="mt-3 max-w-prose text-muted">{lead}</p>}
      <div className={title ? 'mt-8' : undefined}>{children}</div>
    </section>
  )
}
