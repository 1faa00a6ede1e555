import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { FoldMark } from './fold-mark.tsx'

export interface FoldedSectionProps {
  id: string
  title: string
  lead?: string
  /** 3: a part of such a part. */
  level?: 2 | 3
  /** What it says must be seen: it is open from the start. */
  isUrgent?: boolean
  children: ReactNode
}

/** A part of a long page that is asked for by its title, or by a link to it. */
export function FoldedSection({
  id,
  title,
  lead,
  level = 2,
  isUrgent = false,
  children,
}: FoldedSectionProps) {
  const { fold, startsOpen } = useOpenByAddress(id, isUrgent)
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <details ref={fold} open={startsOpen} className="group -my-2">
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

/** Open where the address names it: a link to what is folded leads to what it names. What a person opens or folds then is the browser's to keep. */
function useOpenByAddress(id: string, isUrgent: boolean) {
  const fold = useRef<HTMLDetailsElement>(null)
  const [startsOpen] = useState(() => isUrgent || isNamed(id))
  useEffect(() => {
    const look = () => {
      if (fold.current && isNamed(id)) fold.current.open = true
    }
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [id])
  return { fold, startsOpen }
}

const isNamed = (id: string) => window.location.hash === `#${id}`
