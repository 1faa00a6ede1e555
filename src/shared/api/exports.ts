import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { recordNumber } from './vocabulary.ts'

/** An export of everything. Instants are ISO texts. */
export const dataExport = z.object({
  id: z.number(),
  status: z.enum(['running', 'ready', 'gone']),
  /** Cases and applications that are written, of how many. */
  done: z.number(),
  total: z.number(),
  by: z.string(),
  createdAt: z.string(),
  /** Its files go then; null while it is written. */
  goneAt: z.nullable(z.string()),
  volumes: z.array(z.object({ number: z.number(), bytes: z.number() })),
})
export type DataExport = z.infer<typeof dataExport>

export const listExports = defineCall({
  name: 'listExports',
  method: 'GET',
  path: '/api/staff/exports',
  summary: 'Exports of everything, the newest first; admins only.',
  reply: z.array(dataExport),
})

/** The present password first. It goes on by itself, also after a restart. Errors: conflict while another one is written. */
export const startExport = defineCall({
  name: 'startExport',
  method: 'POST',
  path: '/api/staff/exports',
  summary: 'Begins an export of everything, with files; admins only.',
  body: z.object({ current: z.string().check(z.maxLength(200)) }),
  reply: dataExport,
})

/** A ZIP. The files are kept encrypted for a day. */
export const downloadExport = defineCall({
  name: 'downloadExport',
  method: 'GET',
  path: '/api/staff/exports/:export/volumes/:number',
  summary: 'One part of an export; admins only.',
  params: z.object({ export: recordNumber, number: recordNumber }),
  produces: 'file',
})
