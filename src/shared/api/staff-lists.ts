import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** The general lists: each only names its columns and how a page of it is read; the screen is one. */
export const staffListKeys = [
  'leads',
  'testers',
  'purchases',
  'funding-applications',
  'prefill-tokens',
] as const
export const staffListKey = z.enum(staffListKeys)
export type StaffListKey = z.infer<typeof staffListKey>

export const getStaffList = defineCall({
  name: 'getStaffList',
  method: 'GET',
  path: '/api/staff/lists/:list',
  summary: 'One page of a general list, the newest first; staff only.',
  params: z.object({ list: z.string() }),
  query: z.object({
    search: z.optional(z.string().check(z.maxLength(200))),
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  }),
  reply: z.object({
    /** Whether names and addresses can be searched. */
    searchable: z.boolean(),
    columns: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        kind: z.enum(['text', 'email', 'money', 'day', 'instant', 'yes-no', 'client']),
      }),
    ),
    /** A row's values by column key; a `client` column holds the client's number. */
    rows: z.array(
      z.object({
        id: z.string(),
        values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
      }),
    ),
    total: z.number(),
    pageSize: z.number(),
  }),
})
