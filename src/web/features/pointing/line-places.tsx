import { type KeyboardEvent, useState } from 'react'
import type { PageLine } from '../../../shared/api/pointing.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { classNames } from '../../ui/class-names.ts'

interface LinePlacesProps {
  page: { width: number; height: number }
  lines: readonly PageLine[]
  current: number | null
  said: ReadonlyMap<number, string>
  onPick: (line: number) => void
}

// The page is white in the dark scheme, too: there the soft colours are the dark ones.
const edges: Record<PageLine['state'], string> = {
  read: 'border-transparent hover:border-ink dark:hover:border-paper',
  unread: 'border-wait bg-wait/10 dark:border-wait-soft',
  pointed: 'border-press bg-press/10 dark:border-press-soft',
}

/**
 * The lines over the picture of their page. Tab reaches one of them and leaves again; the arrow keys go from line to line, so
 * that a page of sixty lines is not sixty stops.
 */
export function LinePlaces({ page, lines, current, said, onPick }: LinePlacesProps) {
  const texts = useMessages().pointing.page
  const [reached, setReached] = useState<number | null>(null)
  const stop = [reached, current].find((each) => lines.some(({ line }) => line === each)) ?? lines[0]?.line
  if (lines.length === 0) return null
  return (
    <fieldset aria-label={texts.lines}>
      {lines.map(({ line, text, box, state }) => (
        <button
          key={line}
          type="button"
          tabIndex={line === stop ? 0 : -1}
          aria-pressed={line === current}
          aria-label={[text, stateWords(state, said.get(line), texts)].filter(Boolean).join(', ')}
          className={classNames(
            'absolute -m-0.5 box-content rounded-sm border-2 focus-visible:outline-3 focus-visible:outline-ink dark:focus-visible:outline-paper',
            edges[state],
            line === current && 'bg-marker/50 outline-2 outline-ink dark:outline-paper',
          )}
          style={{
            left: percent(box.x, page.width),
            top: percent(box.y, page.height),
            width: percent(box.width, page.width),
            height: percent(box.height, page.height),
          }}
          onFocus={() => setReached(line)}
          onClick={() => onPick(line)}
          onKeyDown={move}
        >
          {said.has(line) && (
            <span
              className={classNames(
                'absolute rounded-sm bg-press px-1 text-sm leading-tight whitespace-nowrap text-on-press',
                hasRoomBehind(box, page) ? 'top-0 left-full ml-1' : 'right-0 bottom-full',
              )}
            >
              {said.get(line)}
            </span>
          )}
        </button>
      ))}
    </fieldset>
  )
}

function stateWords(
  state: PageLine['state'],
  said: string | undefined,
  texts: { unread: string; said: (meaning: string) => string },
): string | null {
  if (said !== undefined) return texts.said(said)
  return state === 'unread' ? texts.unread : null
}

/** Whether what was said can stand behind the line, so that it hides nothing. */
const hasRoomBehind = (box: PageLine['box'], page: { width: number }) => box.x + box.width < page.width * 0.7

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100_000) / 1000}%`

function move(event: KeyboardEvent<HTMLButtonElement>): void {
  const places = [...(event.currentTarget.closest('fieldset')?.querySelectorAll('button') ?? [])]
  const at = places.indexOf(event.currentTarget)
  const to: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    ArrowUp: at - 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: places.length - 1,
  }
  const index = to[event.key]
  const place = index === undefined ? undefined : places[index]
  if (!place) return
  event.preventDefault()
  place.focus()
}
