import * as z from 'zod/mini'
import { mailStatuses } from '../../../shared/api/automation.ts'

const absent = <S extends z.ZodMiniType>(schema: S) => z._default(z.catch(z.nullable(schema), null), null)

/** The address of the mail page: filters, page and the mail that is open. A value that is none counts as absent. */
export const outboxSearch = z.object({
  status: absent(z.enum(mailStatuses)),
  type: absent(z.string().check(z.maxLength(60))),
  client: absent(z.coerce.number().check(z.int(), z.positive())),
  search: absent(z.string().check(z.maxLength(200))),
  page: z._default(z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1), 1),
  mail: absent(z.string().check(z.regex(/^[1-9]\d{0,8}$/))),
})
export type OutboxSearch = z.infer<typeof outboxSearch>
