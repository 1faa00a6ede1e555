import { staffMailTexts } from '../../../shared/messages/staff/mail.ts'
import { useLocation } from '../../lib/router/router-context.tsx'
import { useListAddress } from '../../lib/use-list-address.ts'
import { OutboxFilters } from './outbox-filters.tsx'
import { OutboxList } from './outbox-list.tsx'
import { OutboxMailView } from './outbox-mail.tsx'
import { outboxSearch } from './outbox-search.ts'

/** The outbox: filters, list and the mail that is open, all in the address. */
export function OutboxView() {
  const texts = staffMailTexts.outbox
  const location = useLocation()
  const { address: search, patch, ...ways } = useListAddress(outboxSearch)
  const addressOf = (mail: number) => {
    const next = new URLSearchParams(location.search)
    next.set('mail', String(mail))
    return `${location.pathname}?${next.toString()}`
  }
  return (
    <section aria-labelledby="outbox-title" className="grid gap-4">
      <h2 id="outbox-title" className="text-xl">
        {texts.title}
      </h2>
      <OutboxFilters search={search} ways={ways} />
      {search.mail !== null && (
        <OutboxMailView
          key={search.mail}
          mail={search.mail}
          onClose={() => patch({ mail: null }, { replace: false })}
        />
      )}
      <OutboxList search={search} onPage={ways.goTo} addressOf={addressOf} />
    </section>
  )
}
