import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { importFields } from '../rules/import-fields.ts'
import { recordNumber } from './vocabulary.ts'

/** No export of clients comes near it; each column is looked at in every row, and shown on one screen. */
export const mostColumns = 200

/** What each column of the file is read as, in their order; null leaves a column out. */
const mapping = z.array(z.nullable(z.enum(importFields))).check(z.maxLength(mostColumns))

/** Where an import stands. Instants are ISO texts. */
export const clientImport = z.object({
  id: z.number(),
  source: z.string(),
  /** Rows of the file, without its first line; and how many of them were looked at by now. */
  rows: z.number(),
  done: z.number(),
  added: z.number(),
  skipped: z.number(),
  refused: z.number(),
  status: z.enum(['draft', 'running', 'done', 'undoing', 'undone']),
  /** Clients of an import that was undone who stayed, since somebody had worked on them. */
  kept: z.number(),
  /** Mails that lead its clients into the portal: written so far, and whether more are being written. */
  invited: z.number(),
  isInviting: z.boolean(),
  /** Of the rows that were refused, the first thousand. Lines are those of the file, from 1. */
  problems: z.array(z.object({ line: z.number(), column: z.string(), reason: z.string() })),
  by: z.string(),
  createdAt: z.string(),
})
export type ClientImport = z.infer<typeof clientImport>

export const importDraft = z.object({
  id: z.number(),
  source: z.string(),
  rows: z.number(),
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  mapping,
})
export type ImportDraft = z.infer<typeof importDraft>

/**
 * Multipart: the file as `file`, CSV with a first line of names, separated by commas, semicolons or tabs, at most 20 MB and
 * 50,000 rows. It is kept encrypted until the import has run, a day at most. Nothing is added yet. Errors: file_refused.
 */
export const uploadImport = defineCall({
  name: 'uploadImport',
  method: 'POST',
  path: '/api/staff/imports',
  summary: 'Reads a file of clients and guesses what its columns are; admins only.',
  encoding: 'multipart',
  reply: importDraft,
})

const importParams = z.object({ import: recordNumber })

/** The dry run: what would come of every row. The lists name the first hundred each. */
export const importReport = z.object({
  ready: z.number(),
  refused: z.number(),
  duplicates: z.number(),
  /** Of those who can be added: rows that name no amount. */
  withoutAmount: z.number(),
  /** Of those who can be added: rows that say that a round was sent, and not when. */
  sentUndated: z.number(),
  problems: clientImport.shape.problems,
  /** `with` the clients, or the earlier line of the file, that may be the same person. */
  alike: z.array(z.object({ line: z.number(), name: z.string(), with: z.string() })),
  preview: z.array(
    z.object({
      line: z.number(),
      name: z.string(),
      email: z.string(),
      stage: z.string(),
      mailed: z.array(z.string()),
      /** Dollars as a numeric string, and 'YYYY-MM-DD'. Null: the row names no amount. */
      paid: z.nullable(z.object({ amount: z.string(), paidOn: z.nullable(z.string()) })),
      tags: z.array(z.string()),
    }),
  ),
})
export type ImportReport = z.infer<typeof importReport>

export const checkImport = defineCall({
  name: 'checkImport',
  method: 'POST',
  path: '/api/staff/imports/:import/check',
  summary: 'Says what an import would do, and does nothing; admins only.',
  params: importParams,
  body: z.object({ mapping }),
  reply: importReport,
})

/**
 * `duplicates`: whether whoever may be on record is left out or added again. `withoutAmount`: what a row without an amount stands
 * for: not paid (the usual), or served free of charge. Twice is once. Nobody is mailed.
 */
export const startImport = defineCall({
  name: 'startImport',
  method: 'POST',
  path: '/api/staff/imports/:import/start',
  summary: 'Begins an import; it goes on by itself; admins only.',
  params: importParams,
  body: z.object({
    mapping,
    duplicates: z.enum(['skip', 'add']),
    withoutAmount: z.optional(z.enum(['unpaid', 'free'])),
  }),
  reply: clientImport,
})

export const listImports = defineCall({
  name: 'listImports',
  method: 'GET',
  path: '/api/staff/imports',
  summary: 'Imports of clients, the newest first; admins only.',
  reply: z.array(clientImport),
})

/** Clients whom nobody has worked on since go, with everything of them; the others stay. */
export const undoImport = defineCall({
  name: 'undoImport',
  method: 'POST',
  path: '/api/staff/imports/:import/undo',
  summary: 'Takes a whole import back; admins only.',
  params: importParams,
  reply: clientImport,
})

/** Each client of the import once, however often it is asked for; whoever is blocked or cancelled is left out. */
export const inviteImport = defineCall({
  name: 'inviteImport',
  method: 'POST',
  path: '/api/staff/imports/:import/invite',
  summary: 'Mails every client of an import the way into the portal; admins only.',
  params: importParams,
  reply: clientImport,
})
