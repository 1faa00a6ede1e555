import type { ReactNode } from 'react'

interface PageSectionProps {
  id: string
  title: string
  lead?: string
  children: ReactNode
}

/** A part of a long page, which links reach: its heading can take the focus when one is followed. */
export function PageSection({ id, title, lead, children }: PageSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <h2 id={`${id}-title`} tabIndex={-1} className="text-2xl">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
