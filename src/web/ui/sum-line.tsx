/** One line of a sum, inside a `dl`: what it is, and how much, with the figures under each other. */
export function SumLine({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 break-words">{name}</dt>
      <dd className="shrink-0 tabular-nums">{value}</dd>
    </div>
  )
}
