import * as z from 'zod/mini'
import { defineCall, totalCount } from '../call.ts'
import { clientIdParams, messageText, seenUpTo } from './vocabulary.ts'

export const supportMessage = z.object({
  id: z.number(),
  from: z.enum(['client', 'staff']),
  /** Of staff, the name; of a client, theirs. */
  author: z.string(),
  text: z.string(),
  at: z.string(),
  /** A client's message that nobody has answered or taken off the list. */
  waiting: z.boolean(),
})
export type SupportMessage = z.infer<typeof supportMessage>

/** The client and staff see the same conversation. */
export const listMessages = defineCall({
  name: 'listMessages',
  method: 'GET',
  path: '/api/clients/:id/messages',
  summary: 'The conversation of a client with support, oldest first.',
  params: clientIdParams,
  reply: z.array(supportMessage),
})

/** The header `x-total-count` tells how many there are in all. */
export const listInbox = defineCall({
  name: 'listInbox',
  method: 'GET',
  path: '/api/staff/inbox',
  summary:
    'Conversations, those that wait first, by place in the queue and then the longest waiting; staff only.',
  headers: totalCount,
  query: z.object({
    state: z.optional(z.enum(['waiting', 'done'])),
    /** Of clients, or of people who wrote without a client record; absent: both. */
    of: z.optional(z.enum(['clients', 'visitors'])),
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  }),
  reply: z.array(
    z.object({
      /** One of the two is there. */
      clientId: z.nullable(z.number()),
      /** Number of the first message of somebody without a client record. */
      visitorId: z.nullable(z.number()),
      /** The client's name; the address of somebody without a record. */
      name: z.string(),
      /** The first 200 characters of the newest message. */
      preview: z.string(),
      waitingSince: z.nullable(z.string()),
      /** Of one that waits, its place in the queue by what the client holds: 1 is answered before 2. null: nothing waits. */
      place: z.nullable(z.number()),
      lastAt: z.string(),
      messages: z.number(),
    }),
  ),
})

/** Kept, mailed to the client, shown in the portal; the same `attemptKey` is one answer. */
export const answerMessage = defineCall({
  name: 'answerMessage',
  method: 'POST',
  path: '/api/staff/clients/:id/messages',
  summary: 'Answers a client; the answer is mailed and stands in the portal.',
  params: clientIdParams,
  body: z.object({
    message: messageText,
    /** Number of the newest message that was on the screen. */
    seenUpTo,
    attemptKey: z.string().check(z.minLength(8), z.maxLength(100)),
  }),
  reply: supportMessage,
})

/** For a message that needs no answer. */
export const closeConversation = defineCall({
  name: 'closeConversation',
  method: 'POST',
  path: '/api/staff/clients/:id/messages/close',
  summary: 'Takes a conversation off the waiting list without an answer.',
  params: clientIdParams,
  body: z.object({ seenUpTo }),
  reply: z.object({ closed: z.literal(true) }),
})
