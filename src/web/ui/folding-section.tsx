import { type ReactNode, useState } from 'react'
import { narrowScreen, useMedia } from '../lib/use-media.ts'
import { classNames } from './class-names.ts'
import { FoldMark } from './fold-mark.tsx'
import { PageSection } from './page-section.tsx'

interface FoldingSectionProps {
  id: string
  title: string
  lead?: string
  /** 3: a part of such a part. */
  level?: 2 | 3
  children: ReactNode
}

/** A part of a long page for which a phone has no room before it is asked for: there its title opens it. Elsewhere a part like the others. */
export function FoldingSection(section: FoldingSectionProps) {
  const isNarrow = useMedia(narrowScreen)
  const [isOpen, setOpen] = useState(false)
  const { id, title, lead, level = 2, children } = section
  const Heading = level === 2 ? 'h2' : 'h3'
  if (!isNarrow) return <PageSection {...section} />
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="group -my-2"
      >
        <summary className="min-h-11 cursor-pointer list-none py-1">
          <Heading
            id={`${id}-title`}
            tabIndex={-1}
            className={classNames('flex items-center gap-2', level === 2 ? 'text-2xl' : 'text-xl')}
          >
            <FoldMark />
            {title}
          </Heading>
          {lead && <span className="mt-1 block max-w-prose text-muted">{lead}</span>}
        </summary>
        <div className="mt-4">{children}</div>
      </details>
    </section>
  )
}
