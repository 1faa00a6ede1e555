import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** What may wait for a person of the staff, in the order in which it is offered. */
export const todayKinds = [
  'mentions',
  'tasks',
  'clients',
  'messages',
  'answers',
  'reports',
  'rounds',
  'deadlines',
  'letters',
  'mails',
  'works',
  'sessions',
  'chargebacks',
  'refunds',
  'sums',
  'payments',
  'applications',
] as const
export type TodayKind = (typeof todayKinds)[number]

/** Rows in one answer, at most. */
export const todayRows = 200

const today = z.object({
  /** Of all kinds. */
  total: z.number(),
  kinds: z.array(z.object({ kind: z.enum(todayKinds), total: z.number() })),
  /** The longest waiting first. */
  rows: z.array(
    z.object({
      kind: z.enum(todayKinds),
      /** null: nobody with a client record. */
      clientId: z.nullable(z.number()),
      /** null: nobody is named, or the record is gone. */
      name: z.nullable(z.string()),
      /** Dollars that it is about, as a numeric string; null: about none. */
      amount: z.nullable(z.string()),
      /** The first line of a task; null: the kind says it. */
      about: z.nullable(z.string()),
      /** Since when it waits: an ISO instant, or the 'YYYY-MM-DD' day on which it was due. */
      since: z.string(),
      /** The page of the staff side where it is done. */
      address: z.string(),
    }),
  ),
})
export type Today = z.infer<typeof today>

export const getToday = defineCall({
  name: 'getToday',
  method: 'GET',
  path: '/api/staff/today',
  summary:
    'What waits for a person: how many of each kind, and the rows of all kinds or of one, the longest waiting first; staff only.',
  query: z.object({
    /** Rows of this kind alone; the totals are of all. */
    kind: z.optional(z.enum(todayKinds)),
    /** 'me': what is of clients whom the reader looks after, and what is given to them by name. Absent: everybody's. */
    whose: z.optional(z.enum(['me', 'all'])),
    /** Rows at most; 0 for the totals alone. */
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(todayRows))),
  }),
  reply: today,
})

/** One mail a day, at most, of what waits; only counts, and nothing when nothing waits. */
const digest = z.object({
  isOn: z.boolean(),
  /** The full hour where the office is (New York) from which it is sent. */
  hour: z.number().check(z.int(), z.minimum(0), z.maximum(23)),
  whose: z.enum(['me', 'all']),
  kinds: z.array(z.enum(todayKinds)).check(z.maxLength(todayKinds.length)),
})
export type Digest = z.infer<typeof digest>

export const getDigest = defineCall({
  name: 'getDigest',
  method: 'GET',
  path: '/api/staff/digest',
  summary: 'Whether the asking member of staff is mailed what waits, when and of what; staff only.',
  reply: digest,
})

export const saveDigest = defineCall({
  name: 'saveDigest',
  method: 'PUT',
  path: '/api/staff/digest',
  summary: 'Keeps whether, when and of what the asking member of staff is mailed what waits.',
  body: digest,
  reply: digest,
})
