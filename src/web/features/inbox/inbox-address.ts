import * as z from 'zod/mini'

const number = z.nullable(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(999_999_999)))

/** What of the inbox stands in the address: `?state=done&of=visitors&client=12&page=2`; `visitor` in the place of `client`. */
export const inboxSearch = z.object({
  state: z.catch(z.enum(['waiting', 'done']), 'waiting'),
  of: z.catch(z.enum(['all', 'clients', 'visitors']), 'all'),
  client: z.catch(number, null),
  visitor: z.catch(number, null),
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
})
export type InboxAddress = z.output<typeof inboxSearch>

/** Which conversation is open: a client's, or that of somebody who wrote without a record; neither: none. */
export type Chosen = Pick<InboxAddress, 'client' | 'visitor'>
export const noneChosen: Chosen = { client: null, visitor: null }

/** The address of the inbox with these, leaving out what is the usual. */
export function inboxAddress({ state, of, client, visitor, page }: InboxAddress): string {
  const search = new URLSearchParams()
  if (state !== 'waiting') search.set('state', state)
  if (of !== 'all') search.set('of', of)
  if (page !== 1) search.set('page', String(page))
  if (client !== null) search.set('client', String(client))
  else if (visitor !== null) search.set('visitor', String(visitor))
  const text = search.toString()
  return text === '' ? '/dashboard/messages' : `/dashboard/messages?${text}`
}
