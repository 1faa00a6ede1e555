import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { languages } from '../rules/language.ts'
import { clientIdParams } from './vocabulary.ts'

/** Everything held about a client, as one ZIP archive with a readable index and JSON beside the files. */
export const downloadMyData = defineCall({
  name: 'downloadMyData',
  method: 'GET',
  path: '/api/clients/:id/my-data',
  summary: 'Everything held about a client, as one archive.',
  params: clientIdParams,
  produces: 'file',
})

export const listFileOpenings = defineCall({
  name: 'listFileOpenings',
  method: 'GET',
  path: '/api/clients/:id/file-openings',
  summary: 'Which members of staff opened which of the client’s files when, the newest first.',
  params: clientIdParams,
  /** Of the words in `what`; absent: the language of Accept-Language. */
  query: z.object({ language: z.optional(z.enum(languages)) }),
  reply: z.array(z.object({ at: z.string(), by: z.string(), what: z.string() })),
})

export const retention = z.object({
  /** ISO days; null: no such end is running. */
  deletionRequestedAt: z.nullable(z.string()),
  deletionDueOn: z.nullable(z.string()),
  /** 90 days after cancellation. */
  afterCancellationOn: z.nullable(z.string()),
  /** Two years after the last use. */
  afterLastUseOn: z.string(),
})

export const getRetention = defineCall({
  name: 'getRetention',
  method: 'GET',
  path: '/api/clients/:id/retention',
  summary: 'How long this client’s data is kept, and why.',
  params: clientIdParams,
  reply: retention,
})

export const addressKeeping = z.object({
  /** ISO days; null: no deletion was asked for. */
  deletionRequestedAt: z.nullable(z.string()),
  deletionDueOn: z.nullable(z.string()),
  /** The address has a case: what is held goes with the last one, on that case's own page. */
  hasCase: z.boolean(),
})

export const downloadAddressData = defineCall({
  name: 'downloadAddressData',
  method: 'GET',
  path: '/api/account/data',
  summary: 'Everything held about the signed-in address outside of its cases, as one archive.',
  produces: 'file',
})

export const getAddressKeeping = defineCall({
  name: 'getAddressKeeping',
  method: 'GET',
  path: '/api/account/deletion',
  summary: 'The deletion that the signed-in address asked for, if any.',
  reply: addressKeeping,
})

export const requestAddressDeletion = defineCall({
  name: 'requestAddressDeletion',
  method: 'POST',
  path: '/api/account/deletion',
  summary: 'Asks for the deletion of everything held about the signed-in address, which has no case.',
  reply: addressKeeping,
})

export const withdrawAddressDeletion = defineCall({
  name: 'withdrawAddressDeletion',
  method: 'DELETE',
  path: '/api/account/deletion',
  summary: 'Takes such a request back while it has not run.',
  reply: addressKeeping,
})

/** At once. 409 for an address with a client record, with which it goes. */
export const deleteAddress = defineCall({
  name: 'deleteAddress',
  method: 'POST',
  path: '/api/staff/addresses/delete',
  summary: 'Deletes everything of an address that has no client record; admins only.',
  body: z.object({
    email: z.string().check(z.minLength(3), z.maxLength(320)),
    /** Typed again. */
    confirmEmail: z.string().check(z.maxLength(320)),
  }),
  reply: z.object({ deleted: z.literal(true) }),
})

/** Runs after a short time to think again; the same request twice is one. */
export const requestDeletion = defineCall({
  name: 'requestDeletion',
  method: 'POST',
  path: '/api/clients/:id/deletion',
  summary: 'Asks for the deletion of everything held about a client.',
  params: clientIdParams,
  reply: retention,
})

export const withdrawDeletion = defineCall({
  name: 'withdrawDeletion',
  method: 'DELETE',
  path: '/api/clients/:id/deletion',
  summary: 'Takes a request for deletion back while it has not run.',
  params: clientIdParams,
  reply: retention,
})
