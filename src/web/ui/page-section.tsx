import type { ReactNode } from 'react'

interface PageSectionProps {
  id: string
  title: string
  lead?: string
  /** 3: a part of such a part. */
  level?: 2 | 3
  children: ReactNode
}

/** A part of a long page, which links reach: its heading can take the focus when one is followed. */
export function PageSection({ id, title, lead, level = 2, children }: PageSectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <Heading id={`${id}-title`} tabIndex={-1} className={level === 2 ? 'text-2xl' : 'text-xl'}>
        {title}
      </Heading>
      {lead && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
