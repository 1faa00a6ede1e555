import { TickedList } from '../../ui/ticked-list.tsx'

/** What an offer of the storefront holds, set off from the text around it. */
export function CheckedList({ items }: { items: readonly string[] }) {
  return <TickedList items={items} className="mt-3 mb-6 gap-2 text-base" />
}
