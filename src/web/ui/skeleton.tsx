import { useMessages } from '../lib/use-messages.tsx'

/** Grey lines for what comes within a second; a screen reader hears 'Loading...'. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const { shell } = useMessages()
  const widths = ['w-full', 'w-5/6', 'w-2/3']
  return (
    <div role="status" data-coming="" className="grid gap-3">
      <span className="sr-only">{shell.loading}</span>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key, line) => (
        <div key={key} className={`h-4 animate-pulse rounded-sm bg-sunk ${widths[line % widths.length]}`} />
      ))}
    </div>
  )
}
