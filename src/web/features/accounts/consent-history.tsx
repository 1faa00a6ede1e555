import type { getPreferences } from '../../../shared/api/accounts.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { formatInstant } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Badge } from '../../ui/badge.tsx'

type History = CallReply<typeof getPreferences>['history']

/** What was agreed to and taken back, when, on which page, in which words. */
export function ConsentHistory({ history }: { history: History }) {
  const { account } = useMessages()
  const texts = account.preferences
  return (
    <section aria-labelledby="consent-history" className="mt-10 grid gap-3">
      <h2 id="consent-history" className="text-xl">
        {texts.historyTitle}
      </h2>
      <p className="text-muted">{history.length === 0 ? texts.historyNone : texts.historyLead}</p>
      <ol className="grid gap-3">
        {history.map((record, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: records are only ever added in front of a page that was loaded
          <li key={position} className="rounded-md border border-line bg-surface p-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{texts.historyChannels[record.channel]}</span>
              <Badge tone={record.direction === 'granted' ? 'good' : 'neutral'}>
                {texts[record.direction]}
              </Badge>
              <span className="text-sm text-muted">
                {formatInstant(record.at)} · {record.page}
              </span>
            </p>
            <details className="mt-1">
              <summary className="min-h-9 cursor-pointer text-sm">{texts.wording}</summary>
              <p className="text-sm whitespace-pre-line text-muted">{record.wording}</p>
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}
