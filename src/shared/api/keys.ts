import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { keyScopeNames } from '../rules/key-scopes.ts'
import { nameLine, recordNumber } from './vocabulary.ts'

/** Instants are ISO texts. */
export const apiKey = z.object({
  id: z.number(),
  name: z.string(),
  /** Its first letters, by which its owner tells it from others. */
  hint: z.string(),
  scopes: z.array(z.enum(keyScopeNames)),
  /** Who made it: it acts as this member of staff. */
  madeBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
})
export type ApiKey = z.infer<typeof apiKey>

export const listApiKeys = defineCall({
  name: 'listApiKeys',
  method: 'GET',
  path: '/api/staff/keys',
  summary: 'Keys of the API, the newest first; admins only.',
  reply: z.array(apiKey),
})

/** The present password first. The key is in this one reply and nowhere else: only its hash is kept. */
export const makeApiKey = defineCall({
  name: 'makeApiKey',
  method: 'POST',
  path: '/api/staff/keys',
  summary: 'Makes a key of the API that acts as its maker within its scopes; admins only.',
  body: z.object({
    name: nameLine().check(z.minLength(1), z.maxLength(60)),
    scopes: z.array(z.enum(keyScopeNames)).check(z.minLength(1), z.maxLength(keyScopeNames.length)),
    /** Days until it ends. */
    days: z.number().check(z.int(), z.minimum(1), z.maximum(365)),
    current: z.string().check(z.maxLength(200)),
  }),
  reply: z.object({ key: apiKey, secret: z.string() }),
})

export const revokeApiKey = defineCall({
  name: 'revokeApiKey',
  method: 'DELETE',
  path: '/api/staff/keys/:key',
  summary: 'Ends a key of the API at once; admins only.',
  params: z.object({ key: recordNumber }),
  reply: z.object({ revoked: z.literal(true) }),
})
