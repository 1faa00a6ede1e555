import type { WordsVersion } from '../../../../shared/api/letters.ts'
import { formatInstant } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/use-messages.tsx'
import { Button } from '../../../ui/button.tsx'

/** What stood at this place before, each to be put back; nothing where there is none. */
export function WordVersions(props: {
  versions: readonly WordsVersion[]
  busy: boolean
  onRestore: (text: string) => void
}) {
  const texts = useMessages().review.yourLetters.versions
  if (props.versions.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="min-h-11 py-2">{texts.title(props.versions.length)}</summary>
      <ol className="grid gap-3 pb-2">
        {props.versions.map(({ text, at, by }) => (
          <li key={at} className="border-t border-line pt-2">
            <p className="text-muted">
              {formatInstant(at)}, {by === 'client' ? texts.byClient : texts.byStaff}
            </p>
            <p className="whitespace-pre-line">{text === '' ? texts.nothing : text}</p>
            <Button
              kind="secondary"
              size="sm"
              className="mt-1 min-h-11"
              busy={props.busy}
              aria-label={texts.restoreAbout(formatInstant(at))}
              onClick={() => props.onRestore(text)}
            >
              {texts.restore}
            </Button>
          </li>
        ))}
      </ol>
    </details>
  )
}
