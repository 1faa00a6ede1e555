import type { SaidPointing } from '../../../shared/api/pointing.ts'
import { formatInstant } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { readBack } from './read-back.ts'

interface SaidListProps {
  pointings: readonly SaidPointing[]
  /** The one that is being taken back. */
  busy: 'saving' | number | null
  failure: string | null
  onUndo: (id: number) => void
}

/** What was said of the report, each with the way to take it back. */
export function SaidList({ pointings, busy, failure, onUndo }: SaidListProps) {
  const texts = useMessages().pointing
  const say = useSay()
  if (pointings.length === 0) return null
  return (
    <section aria-labelledby="said-title" className="grid gap-3">
      <h2 id="said-title" className="text-lg">
        {texts.said.title}
      </h2>
      <FailureNotice sentence={failure && say(failure)} />
      <ul className="divide-y divide-line">
        {pointings.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-semibold wrap-anywhere">{readBack(each, texts)}</p>
              <p className="text-sm text-muted">
                {texts.said.place(each.page, texts.said.by[each.by], formatInstant(each.saidAt))}
              </p>
            </div>
            <Button
              kind="secondary"
              size="sm"
              aria-label={texts.said.undoOf(readBack(each, texts))}
              busy={busy === each.id}
              onClick={() => onUndo(each.id)}
            >
              {texts.said.undo}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
