import { useQueryClient } from '@tanstack/react-query'
import { listInbox, listMessages } from '../../../shared/api/inbox.ts'
import { getVisitorConversation } from '../../../shared/api/visitor-messages.ts'
import { staffInboxTexts as texts } from '../../../shared/messages/staff/inbox.ts'
import { staffListTexts } from '../../../shared/messages/staff/lists.ts'
import { everyPageOf, queryKeyOf } from '../../lib/call-address.ts'
import { useCallPage } from '../../lib/use-call-page.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { useStaffChanges } from '../../lib/use-staff-changes.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { SmartLink } from '../../ui/smart-link.tsx'
import { type Chosen, inboxAddress, inboxSearch, noneChosen } from './inbox-address.ts'
import { InboxList } from './inbox-list.tsx'
import { OpenConversation } from './open-conversation.tsx'
import { OpenVisitor } from './open-visitor.tsx'

const pageSize = 50

/** The inbox: the list on the left, the chosen conversation on the right; one after the other on a telephone. */
export function InboxView() {
  const { address, choose } = useListAddress(inboxSearch)
  const { state, of, client, visitor, page } = address
  const inbox = useCallPage(listInbox, { query: { state, page, ...(of === 'all' ? {} : { of }) } })
  useInboxLive({ client, visitor })
  const { rows = [], total = 0 } = inbox.data ?? {}
  const chosen = rows.find(({ clientId }) => clientId !== null && clientId === client)
  const isNone = client === null && visitor === null
  const backTo = inboxAddress({ ...address, ...noneChosen })
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)]">
      <div className={classNames('grid min-w-0 gap-3', !isNone && 'max-lg:hidden')}>
        <Choices
          label={texts.stateNavigation}
          choices={(['waiting', 'done'] as const).map((each) => ({
            name: texts.states[each],
            to: inboxAddress({ ...address, ...noneChosen, state: each, page: 1 }),
            isOn: each === state,
          }))}
        />
        <Choices
          label={texts.ofNavigation}
          choices={(['all', 'clients', 'visitors'] as const).map((each) => ({
            name: texts.of[each],
            to: inboxAddress({ ...address, ...noneChosen, of: each, page: 1 }),
            isOn: each === of,
          }))}
        />
        <PagedList
          isPending={inbox.isPending}
          failure={<LoadFailure of={inbox} otherwise={texts.failed} />}
          rows={inbox.data?.rows.length}
          total={total}
          count={state === 'waiting' ? texts.waiting(total) : texts.doneTotal(total)}
          page={page}
          pages={Math.ceil(total / pageSize)}
          onPage={(next) => choose({ page: next === 1 ? null : String(next), client: null, visitor: null })}
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
              chosen={{ client, visitor }}
              addressOf={(conversation) => inboxAddress({ ...address, ...conversation })}
            />
          )}
        </PagedList>
      </div>
      {isNone && (
        <div className="max-lg:hidden">
          <EmptyState title={texts.choose}>{texts.chooseText}</EmptyState>
        </div>
      )}
      {client !== null && (
        <OpenConversation key={client} clientId={client} name={chosen?.name ?? null} backTo={backTo} />
      )}
      {client === null && visitor !== null && (
        <OpenVisitor key={visitor} visitorId={visitor} backTo={backTo} />
      )}
    </div>
  )
}

/** Links, so that the browser's back button returns. */
function Choices({
  label,
  choices,
}: {
  label: string
  choices: readonly { name: string; to: string; isOn: boolean }[]
}) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {choices.map(({ name, to, isOn }) => (
        <SmartLink
          key={name}
          to={to}
          aria-current={isOn ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center rounded-md border px-4 text-sm no-underline',
            isOn
              ? 'border-press bg-press-soft font-semibold text-press'
              : 'border-edge text-ink hover:bg-sunk',
          )}
        >
          {name}
        </SmartLink>
      ))}
    </nav>
  )
}

/** Fetches again what a change is about: the list always, the open conversation when it may be the one. */
function useInboxLive({ client, visitor }: Chosen): void {
  const queries = useQueryClient()
  useStaffChanges(({ what, clientId }) => {
    if (what !== 'messages') return
    void queries.invalidateQueries(everyPageOf(listInbox))
    if (visitor !== null && clientId === null)
      void queries.invalidateQueries({
        queryKey: queryKeyOf(getVisitorConversation, { params: { id: String(visitor) } }),
      })
    if (client === null || (clientId !== null && clientId !== client)) return
    const queryKey = queryKeyOf(listMessages, { params: { id: String(client) } })
    void queries.invalidateQueries({ queryKey })
  })
}
