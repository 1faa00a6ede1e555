import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { saysCode } from '../sentences/says.ts'
import { recordIdText } from './vocabulary.ts'

/** 'YYYY-MM-DD', a day in UTC. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, saysCode('staffCheck.dayForm')))

export const auditEntry = z.object({
  position: z.number(),
  at: z.string(),
  actorId: z.string(),
  actorName: z.string(),
  action: z.string(),
  clientId: z.nullable(z.number()),
  /** Null once the client is deleted. */
  clientName: z.nullable(z.string()),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** 'Which clients' files did this person open between these dates': `actor`, `from`, `to` and `kind` 'files'. */
export const listAuditEntriesCall = defineCall({
  name: 'listAuditEntries',
  method: 'GET',
  path: '/api/staff/audit-log',
  summary: 'The audit log, the newest first; staff only.',
  query: z.object({
    actor: z.optional(z.string().check(z.maxLength(100))),
    client: z.optional(recordIdText),
    kind: z.optional(z.enum(['files', 'changes', 'accounts', 'mail', 'all'])),
    /** Both included. */
    from: z.optional(day),
    to: z.optional(day),
    /** Entries before this position: the next page. */
    before: z.optional(recordIdText),
  }),
  reply: z.object({
    entries: z.array(auditEntry),
    /** Null at the end. */
    before: z.nullable(z.number()),
    actors: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
})

export const openedClients = defineCall({
  name: 'listOpenedClients',
  method: 'GET',
  path: '/api/staff/audit-log/opened',
  summary: 'Which clients’ files a person opened between two days, each with count, first and last time.',
  query: z.object({ actor: z.string().check(z.maxLength(100)), from: day, to: day }),
  reply: z.array(
    z.object({
      clientId: z.number(),
      clientName: z.nullable(z.string()),
      files: z.array(z.string()),
      count: z.number(),
      firstAt: z.string(),
      lastAt: z.string(),
    }),
  ),
})

/** `sentence` says what is wrong; null: nothing is. */
const verdict = z.object({
  whole: z.boolean(),
  entries: z.number(),
  sentence: z.nullable(z.string()),
  checkedAt: z.string(),
})
export type AuditVerdict = z.infer<typeof verdict>

/** What the daily check, or somebody's press of the button, found last; null before the first one. */
export const getAuditVerdict = defineCall({
  name: 'getAuditVerdict',
  method: 'GET',
  path: '/api/staff/audit-log/verdict',
  summary: 'What the last check of the audit log found.',
  reply: z.nullable(verdict),
})

/** Walks the whole chain: a changed, missing, moved or cut-off entry is named, and a chain that was written anew. */
export const verifyAudit = defineCall({
  name: 'verifyAudit',
  method: 'POST',
  path: '/api/staff/audit-log/verify',
  summary: 'Checks that no entry of the audit log was changed, removed or moved.',
  reply: verdict,
})
