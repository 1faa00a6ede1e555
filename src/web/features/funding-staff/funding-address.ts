import * as z from 'zod/mini'
import { fundingStatuses } from '../../../shared/rules/funding-status.ts'

const absent = <S extends z.ZodMiniType>(schema: S) => z._default(z.catch(z.nullable(schema), null), null)

/** What of the page stands in the address: `?status=docs-needed&page=2&application=7`. A value that is none counts as absent. */
export const fundingSearch = z.object({
  search: z._default(z.catch(z.string().check(z.trim(), z.maxLength(200)), ''), ''),
  status: absent(z.enum(fundingStatuses)),
  waiting: absent(z.enum(['message', 'documents'])),
  page: z._default(z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1), 1),
  application: absent(z.string().check(z.regex(/^[1-9]\d{0,8}$/))),
})
export type FundingAddress = z.output<typeof fundingSearch>

/** The address of the page with these, leaving out what is the usual. */
export function fundingAddress(address: FundingAddress): string {
  const given = new URLSearchParams()
  if (address.search !== '') given.set('search', address.search)
  if (address.status !== null) given.set('status', address.status)
  if (address.waiting !== null) given.set('waiting', address.waiting)
  if (address.page !== 1) given.set('page', String(address.page))
  if (address.application !== null) given.set('application', address.application)
  const text = given.toString()
  return text === '' ? '/dashboard/funding' : `/dashboard/funding?${text}`
}
