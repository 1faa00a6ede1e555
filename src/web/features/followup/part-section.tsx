import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface PartSectionProps {
  id: string
  title: string
  wide?: boolean
  children: ReactNode
}

/** One section of the part, as the others of a client's page look. */
export function PartSection({ id, title, wide = false, children }: PartSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames(
        'min-w-0 scroll-mt-4 rounded-lg border border-line bg-surface p-4 text-sm',
        wide && 'xl:col-span-2',
      )}
    >
      <h2 id={`${id}-title`} tabIndex={-1} className="mb-3 text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}
