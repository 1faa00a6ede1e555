import * as z from 'zod/mini'
import { type ClientFilter, clientProgress, clientSorts } from '../../../shared/api/staff-clients.ts'

const yesOrNo = z.catch(z.optional(z.enum(['yes', 'no'])), undefined)

/** What the address of the dashboard keeps; what it does not understand is as if it were not there. */
export const listAddress = z.object({
  search: z.catch(z.string().check(z.maxLength(200)), ''),
  stage: z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(60))), undefined),
  payment: z.catch(z.optional(z.enum(['paid', 'pending', 'failed'])), undefined),
  type: z.catch(z.optional(z.enum(['paid', 'tester'])), undefined),
  missing: yesOrNo,
  late: yesOrNo,
  progress: z.catch(z.optional(z.enum(clientProgress)), undefined),
  month: z.catch(z.optional(z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))), undefined),
  owner: z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(100))), undefined),
  tag: z.catch(
    z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))),
    undefined,
  ),
  notes: z.catch(z.string().check(z.maxLength(200)), ''),
  sort: z.catch(z.enum(clientSorts), 'created'),
  direction: z.catch(z.optional(z.enum(['up', 'down'])), undefined),
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
  figures: z.catch(z.enum(['shown', 'hidden']), 'shown'),
})
export type ListAddress = z.output<typeof listAddress>
export type ClientSort = ListAddress['sort']
export type SortDirection = 'up' | 'down'

/** The part of the page that the table stands in. */
export const tableId = 'clients'

export const filterNames = [
  'search',
  'stage',
  'payment',
  'type',
  'missing',
  'late',
  'progress',
  'month',
  'owner',
  'tag',
  'notes',
] as const

/** The filter as the calls take it: only what is set. */
export function filterOf(address: ListAddress): ClientFilter {
  const { stage, payment, type, missing, late, progress, month, owner, tag } = address
  const search = address.search.trim() || undefined
  const notes = address.notes.trim() || undefined
  const days = { missing, late, progress, month }
  const given = Object.entries({ search, stage, payment, type, ...days, owner, tag, notes })
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}

export function isFiltered(address: ListAddress): boolean {
  return Object.keys(filterOf(address)).length > 0
}

/** What is sorted by a day of the past begins with the newest, unless the address says otherwise; so does the server. */
export function directionOf({ sort, direction }: Pick<ListAddress, 'sort' | 'direction'>): SortDirection {
  const newestFirst: readonly ClientSort[] = ['created', 'lastEmail', 'changed']
  return direction ?? (newestFirst.includes(sort) ? 'down' : 'up')
}

/** What a press on a header does to the address: another column in its own direction, the same one turned round. */
export function sortedBy(
  address: Pick<ListAddress, 'sort' | 'direction'>,
  sort: ClientSort,
): Record<'sort' | 'direction' | 'page', string | null> {
  const turned = directionOf(address) === 'up' ? 'down' : 'up'
  const direction = sort === address.sort ? turned : null
  return { sort: sort === 'created' ? null : sort, direction, page: null }
}
