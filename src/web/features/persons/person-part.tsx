import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface PersonPartProps {
  id: string
  title: string
  /** Over the whole width of the page. */
  wide?: boolean
  children: ReactNode
}

/** One part of a person's page: a named region in small type. */
export function PersonPart({ id, title, wide = false, children }: PersonPartProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={classNames(
        'min-w-0 rounded-lg border border-line bg-surface p-4 text-sm',
        wide && 'lg:col-span-2',
      )}
    >
      <h2 id={`${id}-title`} className="mb-2 text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** One thing of a person: what it is, with what is known of it in a line below. */
export function PersonLine({ children, facts }: { children: ReactNode; facts: readonly (string | null)[] }) {
  const shown = facts.filter((fact) => fact !== null)
  return (
    <li className="border-b border-line py-2 last:border-0">
      <span className="break-words">{children}</span>
      {shown.length > 0 && <span className="block text-muted">{shown.join(', ')}</span>}
    </li>
  )
}
