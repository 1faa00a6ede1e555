import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode
  /** Right of the title: a badge or a small button. */
  aside?: ReactNode
  level?: 2 | 3
}

/** A white sheet with a one-pixel edge; with a title it is a named region. */
export function Card({ title, aside, level = 2, className, children, id, ...rest }: CardProps) {
  const Heading = `h${level}` as const
  const headingId = id && title ? `${id}-title` : undefined
  return (
    <section
      {...rest}
      id={id}
      aria-labelledby={headingId}
      className={classNames('rounded-lg border border-line bg-surface p-5 sm:p-6', className)}
    >
      {(title || aside) && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {title && (
            <Heading id={headingId} className="text-xl">
              {title}
            </Heading>
          )}
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}
