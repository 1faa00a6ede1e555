import { type ComponentProps, type ReactNode, useState } from 'react'
import { narrowScreen, useMedia } from '../lib/use-media.ts'
import { Card } from './card.tsx'
import { FoldMark } from './fold-mark.tsx'

interface FoldingCardProps extends Omit<ComponentProps<typeof Card>, 'title' | 'level'> {
  id: string
  title: ReactNode
  /** What it says must be seen: it does not stay folded. */
  isUrgent?: boolean
}

/** A card for which a phone has no room before it is asked for: there its title opens it. Elsewhere a card like the others. */
export function FoldingCard({ isUrgent = false, children, ...card }: FoldingCardProps) {
  const isNarrow = useMedia(narrowScreen)
  const [isOpen, setOpen] = useState(false)
  const { id, title, aside, className, ...rest } = card
  if (!isNarrow) return <Card {...card}>{children}</Card>
  return (
    <Card {...rest} className={className} aria-labelledby={`${id}-title`}>
      <details
        id={id}
        open={isOpen || isUrgent}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="group -my-2"
      >
        <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-between gap-x-4 gap-y-2 py-1">
          <h2 id={`${id}-title`} className="flex items-center gap-2 text-xl">
            <FoldMark />
            {title}
          </h2>
          {aside}
        </summary>
        <div className="pt-2 pb-2">{children}</div>
      </details>
    </Card>
  )
}
