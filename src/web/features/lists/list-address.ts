import * as z from 'zod/mini'

/** What of a list stands in the address: `?list=leads&search=ana&page=2`. An unknown list stays what it is, and is said to be none. */
export const listSearch = z.object({
  list: z.catch(z.string(), 'leads'),
  search: z.catch(z.string().check(z.maxLength(200)), ''),
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
})
