import * as z from 'zod/mini'
import { workKeys } from '../../../shared/catalogue/grants.ts'
import { workStates } from '../../../shared/rules/work-clock.ts'

const absent = <S extends z.ZodMiniType>(schema: S) => z._default(z.catch(z.nullable(schema), null), null)

/** What of the queue stands in the address: `?show=late&kind=ein&owner=me&page=2`. */
export const workSearch = z.object({
  show: z._default(z.catch(z.enum(workStates), 'open'), 'open'),
  kind: absent(z.enum(workKeys)),
  owner: absent(z.enum(['me', 'nobody'])),
  page: z._default(z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1), 1),
})
export type WorkSearch = z.infer<typeof workSearch>
