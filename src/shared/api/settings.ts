import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

const describedSetting = z.object({
  /** Of the environment: 'PORT'. */
  name: z.string(),
  meaning: z.string(),
  /** What stands for an absent value; null when absence has its own meaning. */
  standard: z.nullable(z.string()),
  /** 'set': by the environment; 'kept': made in the browser. */
  state: z.enum(['set', 'kept', 'default']),
  /** Null for a given value that is not shown, and for an absent one without a standard. */
  value: z.nullable(z.string()),
})
export type DescribedSetting = z.infer<typeof describedSetting>

const whatRuns = z.object({
  payments: z.enum(['sandbox', 'stripe']),
  mail: z.enum(['outbox', 'smtp']),
  /** 'pglite' is the embedded one. */
  database: z.enum(['pglite', 'postgres']),
  /** 'own-page': clients' folders are pages of the product. */
  drive: z.enum(['own-page', 'google']),
})
export type WhatRuns = z.infer<typeof whatRuns>

export const listSettings = defineCall({
  name: 'listSettings',
  method: 'GET',
  path: '/api/staff/settings',
  summary: 'Every setting, which were given, and what runs because of them; admins only. Never a secret.',
  reply: z.object({ settings: z.array(describedSetting), runs: whatRuns }),
})
