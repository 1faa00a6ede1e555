import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { plainLine } from '../rules/plain-line.ts'
import { saysCode } from '../sentences/says.ts'
import { clientIdParams, recordId } from './vocabulary.ts'

/** A client has at most so many tags. */
export const mostTags = 30

/** No database keeps NUL in a text. */
export const tagText = z
  .string()
  .check(
    z.regex(/^[^\0]*$/, saysCode('staffCheck.unprintable')),
    z.overwrite(plainLine),
    z.minLength(1, saysCode('staffCheck.tagEmpty')),
    z.maxLength(60, saysCode('staffCheck.tagLong')),
  )

const tag = z.object({ id: z.number(), name: z.string() })
const ofClient = z.object({ tags: z.array(tag) })

export const listTags = defineCall({
  name: 'listTags',
  method: 'GET',
  path: '/api/staff/tags',
  summary: 'Every tag that a client has, by name, with how many have it; staff only.',
  reply: z.array(z.extend(tag, { clients: z.number() })),
})

export const listClientTags = defineCall({
  name: 'listClientTags',
  method: 'GET',
  path: '/api/staff/clients/:id/tags',
  summary: 'The tags of a client, by name; staff only.',
  params: clientIdParams,
  reply: ofClient,
})

/** What is so already stays as it is. A tag that no client has any more is gone. */
export const changeClientTags = defineCall({
  name: 'changeClientTags',
  method: 'POST',
  path: '/api/staff/clients/:id/tags',
  summary: 'Puts tags on a client, or takes one off; answers the tags then.',
  params: clientIdParams,
  body: z.object({
    add: z.array(tagText).check(z.maxLength(mostTags)),
    /** Number of a tag; null: none. */
    remove: z.nullable(recordId),
  }),
  reply: ofClient,
})
