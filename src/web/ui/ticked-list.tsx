import Check from 'lucide-react/icons/check'
import { classNames } from './class-names.ts'

/** What is included, each line with a tick. */
export function TickedList({ items, className }: { items: readonly string[]; className: string }) {
  return (
    <ul className={classNames('grid', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-2">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-press" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
