import { Notice } from './notice.tsx'

interface WordWarningsProps {
  /** One line above the list. */
  title: string
  warnings: readonly { words: string; why: string }[]
}

/** Points out words while somebody writes, each with why; it blocks nothing. Announced to a screen reader. */
export function WordWarnings({ title, warnings }: WordWarningsProps) {
  return (
    <div role="status">
      {warnings.length > 0 && (
        <Notice tone="wait" title={title}>
          <ul className="mt-1 grid gap-1.5 text-sm">
            {warnings.map(({ words, why }) => (
              <li key={`${words} ${why}`}>
                <strong className="font-semibold">“{words}”</strong>: {why}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
