import type * as z from 'zod/mini'
import type { listInbox } from '../../../shared/api/inbox.ts'
import { staffInboxTexts as texts } from '../../../shared/messages/staff/inbox.ts'
import { formatInstant } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { SmartLink } from '../../ui/smart-link.tsx'
import type { Chosen } from './inbox-address.ts'

type Conversation = z.output<typeof listInbox.reply>[number]

interface InboxListProps {
  state: 'waiting' | 'done'
  rows: readonly Conversation[]
  chosen: Chosen
  addressOf: (conversation: Chosen) => string
}

/** The conversations as links, so that each opens by keyboard, in a new tab and from a shared address. */
export function InboxList({ state, rows, chosen, addressOf }: InboxListProps) {
  return (
    <ul aria-label={texts.listTitle[state]} className="border-y border-line text-sm">
      {rows.map((row) => {
        const of = { client: row.clientId, visitor: row.visitorId }
        const isChosen = row.clientId === chosen.client && row.visitorId === chosen.visitor
        return (
          <li key={`${row.clientId} ${row.visitorId}`} className="border-b border-line last:border-b-0">
            <SmartLink
              to={addressOf(of)}
              aria-current={isChosen ? 'true' : undefined}
              className={classNames(
                'block border-l-4 px-3 py-2 text-ink no-underline hover:bg-sunk',
                isChosen ? 'border-press bg-press-soft' : 'border-transparent',
              )}
            >
              <span className="flex justify-between gap-3">
                <strong className="min-w-0 truncate font-semibold">{row.name}</strong>
                <span className="shrink-0 text-muted">{texts.messages(row.messages)}</span>
              </span>
              {row.visitorId !== null && <span className="block text-muted">{texts.visitor}</span>}
              <span className="line-clamp-2 break-words">{row.preview}</span>
              <span className={classNames('block', row.waitingSince ? 'text-wait' : 'text-muted')}>
                {row.place !== null && `${texts.place(row.place)} · `}
                {row.waitingSince
                  ? texts.waitsSince(formatInstant(row.waitingSince))
                  : texts.last(formatInstant(row.lastAt))}
              </span>
            </SmartLink>
          </li>
        )
      })}
    </ul>
  )
}
