import { type ReactNode, useState } from 'react'
import { narrowScreen, useMedia } from '../lib/use-media.ts'
import { FoldMark } from './fold-mark.tsx'
import { PageSection } from './page-section.tsx'

interface FoldingSectionProps {
  id: string
  title: string
  lead?: string
  children: ReactNode
}

/** A part of a long page for which a phone has no room before it is asked for: there its title opens it. Elsewhere a part like the others. */
export function FoldingSection(section: FoldingSectionProps) {
  const isNarrow = useMedia(narrowScreen)
  const [isOpen, setOpen] = useState(false)
  const { id, title, lead, children } = section
  if (!isNarrow) return <PageSection {...section} />
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="group -my-2"
      >
        <summary className="min-h-11 cursor-pointer list-none py-1">
          <h2 id={`${id}-title`} tabIndex={-1} className="flex items-center gap-2 text-2xl">
            <FoldMark />
            {title}
          </h2>
          {lead && <span className="mt-1 block max-w-prose text-muted">{lead}</span>}
        </summary>
        <div className="mt-4">{children}</div>
      </details>
    </section>
  )
}
