import { liveSettings } from '../../../shared/live.ts'
import { formatInstant } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import type { Update } from './update-list.ts'

/** The newest three of the updates that are kept. */
export function RecentUpdates({ updates, onClear }: { updates: readonly Update[]; onClear: () => void }) {
  const { live: texts } = useMessages().portal
  return (
    <div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-base">{texts.updates}</h3>
        {updates.length > 0 && (
          <Button kind="quiet" size="sm" className="min-h-11" onClick={onClear}>
            {texts.clear}
          </Button>
        )}
      </div>
      {updates.length === 0 && <p className="text-muted">{texts.noUpdates}</p>}
      <ul className="grid gap-3 empty:hidden">
        {updates.slice(0, liveSettings.updatesShown).map((update) => (
          <li key={update.id} className="animate-rise border-l-2 border-line pl-3">
            <p className="font-semibold">{update.title}</p>
            {update.text && <p>{update.text}</p>}
            <p className="text-sm text-muted">
              <time dateTime={update.at}>{formatInstant(update.at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
