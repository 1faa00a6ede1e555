import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowRight from 'lucide-react/icons/arrow-right'

interface Side {
  title: string
  items: readonly string[]
}

/** What holds before something happens, and what holds after it. */
export function BeforeAfter({ before, after }: { before: Side; after: Side }) {
  return (
    <div className="grid items-stretch gap-4 md:grid-cols-[1fr_auto_1fr]">
      <SideBox side={before} className="border-line" />
      <span aria-hidden="true" className="flex items-center justify-center text-press">
        <ArrowDown className="size-7 md:hidden" />
        <ArrowRight className="hidden size-7 md:block" />
      </span>
      <SideBox side={after} className="border-2 border-press" />
    </div>
  )
}

function SideBox({ side, className }: { side: Side; className: string }) {
  return (
    <section className={`rounded-lg border bg-surface p-6 sm:p-8 ${className}`}>
      <h3 className="text-xl">{side.title}</h3>
      <ul className="mt-3 grid gap-2">
        {side.items.map((item) => (
          <li key={item} className="border-t border-line pt-2">
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
