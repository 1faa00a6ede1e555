import type { ReactNode } from 'react'

interface PageHeroProps {
  /** A word or two above the title. */
  above?: ReactNode
  title: string
  lead: string
  /** Buttons. */
  children?: ReactNode
  /** Beside the words on a wide screen, below them on a narrow one. */
  picture?: ReactNode
}

/** The first screen of a marketing page: its h1, what it is about, and what one can do. */
export function PageHero({ above, title, lead, children, picture }: PageHeroProps) {
  return (
    <div className="grid items-center gap-10 sm:py-8 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-16">
      <div className={picture ? undefined : 'md:col-span-2'}>
        {above && <p className="mb-3 text-base font-semibold text-muted">{above}</p>}
        <h1 className="max-w-3xl text-3xl sm:text-4xl">{title}</h1>
        <p className="mt-4 max-w-prose text-muted">{lead}</p>
        {children && <div className="mt-8 flex flex-wrap items-center gap-4">{children}</div>}
      </div>
      {picture && <div className="min-w-0">{picture}</div>}
    </div>
  )
}
