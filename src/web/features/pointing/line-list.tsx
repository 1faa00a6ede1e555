import { useState } from 'react'
import type { PageLine } from '../../../shared/api/pointing.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

interface LineListProps {
  page: number
  lines: readonly PageLine[]
  current: number | null
  said: ReadonlyMap<number, string>
  onPick: (line: number) => void
}

/** The same lines as words, for whoever does not see the page or cannot hit a line of it. */
export function LineList({ page, lines, current, said, onPick }: LineListProps) {
  const texts = useMessages().pointing
  const unread = lines.filter(({ state }) => state === 'unread')
  const [chosen, setShown] = useState<'unread' | 'all' | null>(null)
  const shown = chosen ?? (unread.length > 0 ? 'unread' : 'all')
  const listed = shown === 'unread' ? unread : lines
  return (
    <section aria-labelledby="lines-title" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="lines-title" className="text-lg">
          {texts.list.title(page)}
        </h2>
        <fieldset aria-label={texts.list.show} className="flex gap-2">
          {(['unread', 'all'] as const).map((which) => (
            <Button
              key={which}
              kind={shown === which ? 'primary' : 'secondary'}
              size="sm"
              aria-pressed={shown === which}
              onClick={() => setShown(which)}
            >
              {texts.list[which]}
            </Button>
          ))}
        </fieldset>
      </div>
      {listed.length === 0 && (
        <p className="text-muted">{lines.length === 0 ? texts.list.noLines : texts.list.none}</p>
      )}
      <ul className="max-h-96 divide-y divide-line overflow-y-auto rounded-md border border-line empty:hidden">
        {listed.map(({ line, text, state }) => (
          <li key={line}>
            <button
              type="button"
              aria-pressed={line === current}
              className={classNames(
                'block min-h-12 w-full border-l-4 px-3 py-2 text-left wrap-anywhere hover:bg-sunk',
                state === 'unread' && 'border-l-wait',
                state === 'pointed' && 'border-l-press',
                state === 'read' && 'border-l-transparent',
                line === current && 'bg-press-soft font-semibold',
              )}
              onClick={() => onPick(line)}
            >
              {text}
              {said.has(line) && (
                <span className="block text-sm font-normal text-muted">
                  {texts.page.said(said.get(line) ?? '')}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
