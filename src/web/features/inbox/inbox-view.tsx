import { useQueryClient } from '@tanstack/react-query'
import { listInbox, listMessages } from '../../../shared/api/inbox.ts'
import { staffInboxTexts as texts } from '../../../shared/messages/staff/inbox.ts'
import { staffListTexts } from '../../../shared/messages/staff/lists.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { everyPageOf, queryKeyOf } from '../../lib/call-address.ts'
import { useCallPage } from '../../lib/use-call-page.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { useStaffChanges } from '../../lib/use-staff-changes.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { SmartLink } from '../../ui/smart-link.tsx'
import { type InboxAddress, inboxAddress, inboxSearch } from './inbox-address.ts'
import { InboxList } from './inbox-list.tsx'
import { OpenConversation } from './open-conversation.tsx'

const pageSize = 50

/** The inbox: the list on the left, the chosen conversation on the right; one after the other on a telephone. */
export function InboxView() {
  const { address, choose } = useListAddress(inboxSearch)
  const { state, client, page } = address
  const inbox = useCallPage(listInbox, { query: { state, page } })
  useInboxLive(client)
  const { rows = [], total = 0 } = inbox.data ?? {}
  const chosen = rows.find(({ clientId }) => clientId === client)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)]">
      <div className={classNames('grid min-w-0 gap-3', client !== null && 'max-lg:hidden')}>
        <States address={address} />
        <PagedList
          isPending={inbox.isPending}
          failure={inbox.error && sentenceOf(inbox.error, texts.failed)}
          rows={inbox.data?.rows.length}
          total={total}
          count={state === 'waiting' ? texts.waiting(total) : texts.doneTotal(total)}
          page={page}
          pages={Math.ceil(total / pageSize)}
          onPage={(next) => choose({ page: next === 1 ? null : String(next), client: null })}
          pager={staffListTexts.pager}
          beyond={staffListTexts.beyond}
          empty={
            <EmptyState title={state === 'waiting' ? texts.noneWaiting : texts.noneDone}>
              {state === 'waiting' ? texts.noneWaitingText : texts.noneDoneText}
            </EmptyState>
          }
        >
          {rows.length > 0 && (
            <InboxList
              state={state}
              rows={rows}
              chosen={client}
              addressOf={(clientId) => inboxAddress({ ...address, client: clientId })}
            />
          )}
        </PagedList>
      </div>
      {client === null ? (
        <div className="max-lg:hidden">
          <EmptyState title={texts.choose}>{texts.chooseText}</EmptyState>
        </div>
      ) : (
        <OpenConversation
          key={client}
          clientId={client}
          name={chosen?.clientName ?? null}
          backTo={inboxAddress({ ...address, client: null })}
        />
      )}
    </div>
  )
}

/** Waiting or done: links, so that the browser's back button returns. */
function States({ address }: { address: InboxAddress }) {
  return (
    <nav aria-label={texts.stateNavigation} className="flex gap-2">
      {(['waiting', 'done'] as const).map((state) => (
        <SmartLink
          key={state}
          to={inboxAddress({ state, client: null, page: 1 })}
          aria-current={state === address.state ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center rounded-md border px-4 text-sm no-underline',
            state === address.state
              ? 'border-press bg-press-soft font-semibold text-press'
              : 'border-edge text-ink hover:bg-sunk',
          )}
        >
          {texts.states[state]}
        </SmartLink>
      ))}
    </nav>
  )
}

/** Fetches again what a change is about: the list always, the open conversation when it is the one. */
function useInboxLive(open: number | null): void {
  const queries = useQueryClient()
  useStaffChanges(({ what, clientId }) => {
    if (what !== 'messages') return
    void queries.invalidateQueries(everyPageOf(listInbox))
    if (open === null || (clientId !== null && clientId !== open)) return
    const queryKey = queryKeyOf(listMessages, { params: { id: String(open) } })
    void queries.invalidateQueries({ queryKey })
  })
}
