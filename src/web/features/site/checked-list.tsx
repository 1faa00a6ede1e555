import { Check } from 'lucide-react'

export function CheckedList({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-3 mb-6 grid gap-2 text-base">
      {items.map((item) => (
        <li key={item} className="flex gap-2">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-press" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
