import * as z from 'zod/mini'
import { fundingPrefillNames } from '../../../shared/rules/funding-prefill.ts'

const maybe = () => z._default(z.catch(z.nullable(z.string()), null), null)

/** Query of the funding form, besides the prefill parameters. */
export const fundingSearch = z.object({
  step: z._default(z.catch(z.enum(['1', '2', '3']), '1'), '1'),
  /** A prefill token. */
  token: maybe(),
  /** The token of a mailed link that opens a draft. */
  draft: maybe(),
  /** Id of the checkout session that paid for what this form delivers; the server says whether it is this person's. */
  purchase: maybe(),
})

/** Whether an address fills something in: one of its parameters is a field, under any of its spellings. */
export function hasPrefillParameter(search: URLSearchParams): boolean {
  return [...search.keys()].some((name) => fundingPrefillNames.includes(name.toLowerCase()))
}
