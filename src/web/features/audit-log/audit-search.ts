import * as z from 'zod/mini'

const text = z._default(z.catch(z.string(), ''), '')
const day = z._default(z.catch(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), ''), '')
const kinds = ['all', 'files', 'changes', 'accounts', 'mail'] as const
export type AuditKind = (typeof kinds)[number]
export const auditKinds: readonly AuditKind[] = kinds

/** The filter of the audit log as it stands in the address: a link shows another member the same. */
export const auditSearch = z.object({
  person: text,
  client: z._default(z.catch(z.string().check(z.regex(/^\d{0,9}$/)), ''), ''),
  kind: z._default(z.catch(z.enum(kinds), 'all'), 'all'),
  from: day,
  to: day,
  before: z._default(z.catch(z.string().check(z.regex(/^\d{1,9}$/)), ''), ''),
})
export type AuditSearch = z.output<typeof auditSearch>

/** The filter as the call takes it. */
export function auditQuery(search: AuditSearch) {
  return {
    ...(search.person ? { actor: search.person } : {}),
    ...(Number(search.client) > 0 ? { client: Number(search.client) } : {}),
    ...(search.kind === 'all' ? {} : { kind: search.kind }),
    ...(search.from ? { from: search.from } : {}),
    ...(search.to ? { to: search.to } : {}),
    ...(Number(search.before) > 0 ? { before: Number(search.before) } : {}),
  }
}
