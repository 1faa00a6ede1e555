import * as z from 'zod/mini'

/** What of the inbox stands in the address: `?state=done&client=12&page=2`. */
export const inboxSearch = z.object({
  state: z.catch(z.enum(['waiting', 'done']), 'waiting'),
  client: z.catch(z.nullable(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(999_999_999))), null),
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
})
export type InboxAddress = z.output<typeof inboxSearch>

/** The address of the inbox with these, leaving out what is the usual. */
export function inboxAddress({ state, client, page }: InboxAddress): string {
  const search = new URLSearchParams()
  if (state !== 'waiting') search.set('state', state)
  if (page !== 1) search.set('page', String(page))
  if (client !== null) search.set('client', String(client))
  const text = search.toString()
  return text === '' ? '/dashboard/messages' : `/dashboard/messages?${text}`
}
