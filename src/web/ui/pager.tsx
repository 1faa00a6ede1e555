import { Button } from './button.tsx'

export interface PagerTexts {
  label: string
  first: string
  previous: string
  next: string
  last: string
  page: (page: number, pages: number) => string
}

interface PagerProps {
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
  texts: PagerTexts
}

/** Through the pages of a list; a button that leads nowhere stays where it is and keeps the focus. */
export function Pager({ page, pages, onPage, texts }: PagerProps) {
  const ways = [
    { name: texts.first, to: 1, isOpen: page > 1 },
    { name: texts.previous, to: Math.min(page - 1, pages), isOpen: page > 1 },
    { name: texts.next, to: page + 1, isOpen: page < pages },
    { name: texts.last, to: pages, isOpen: page < pages },
  ]
  const draw = ({ name, to, isOpen }: (typeof ways)[number]) => (
    <Button
      key={name}
      kind="secondary"
      size="sm"
      aria-disabled={!isOpen}
      className={isOpen ? '' : 'opacity-50'}
      onClick={() => isOpen && onPage(to)}
    >
      {name}
    </Button>
  )
  return (
    <nav aria-label={texts.label} className="flex flex-wrap items-center gap-2 text-sm">
      {ways.slice(0, 2).map(draw)}
      <p role="status" className="px-1 tabular-nums">
        {texts.page(page, pages)}
      </p>
      {ways.slice(2).map(draw)}
    </nav>
  )
}
