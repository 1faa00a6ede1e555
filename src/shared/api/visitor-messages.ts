import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { saysCode } from '../sentences/says.ts'
import { clientIdParams, emailAddress, messageText, personName, seenUpTo } from './vocabulary.ts'

/** What somebody writes about. */
export const messageTopics = [
  'question',
  'purchase',
  'subscription',
  'refund',
  'funding',
  'privacy',
  'other',
] as const
export const messageTopic = z.enum(messageTopics, saysCode('check.chooseTopic'))
export type MessageTopic = z.infer<typeof messageTopic>

const attemptKey = z.string().check(z.minLength(8), z.maxLength(100))

/** Of the form that is open to everybody: the address may be anybody's. */
export const visitorMessageBody = z.object({
  name: personName,
  email: emailAddress(),
  topic: messageTopic,
  /** Of a receipt; blank without one. */
  order: z.optional(z.string().check(z.trim(), z.maxLength(100, saysCode('check.keepUnder', { most: 100 })))),
  message: messageText,
  /** A field that nobody sees: whatever fills it is a program, and its message is kept by nobody. */
  website: z.optional(z.string().check(z.maxLength(1000))),
  attemptKey,
})

export const sendVisitorMessage = defineCall({
  name: 'sendVisitorMessage',
  method: 'POST',
  path: '/api/visitor-messages',
  summary:
    'A message to support by anybody, without an account; answers the same whether or not the address is known.',
  body: visitorMessageBody,
  reply: z.object({ received: z.literal(true) }),
})

export const visitorMessage = z.object({
  id: z.number(),
  from: z.enum(['visitor', 'staff']),
  /** Of staff, the name; of a visitor, the one that was typed, or the address. */
  author: z.string(),
  text: z.string(),
  /** null: an answer, or written from the account. */
  topic: z.nullable(messageTopic),
  order: z.nullable(z.string()),
  /** Written after a sign-in with this address; false: through the open form. */
  isProven: z.boolean(),
  at: z.string(),
  /** A visitor's message that nobody has answered or taken off the list. */
  waiting: z.boolean(),
})
export type VisitorMessage = z.infer<typeof visitorMessage>

export const listMyMessages = defineCall({
  name: 'listMyMessages',
  method: 'GET',
  path: '/api/account/messages',
  summary: 'What the signed-in address and support wrote each other, oldest first.',
  reply: z.array(visitorMessage),
})

export const writeToSupport = defineCall({
  name: 'writeToSupport',
  method: 'POST',
  path: '/api/account/messages',
  summary: 'A message of the signed-in address to support; kept, and mailed to the support address.',
  body: z.object({ message: messageText, attemptKey }),
  reply: visitorMessage,
})

/** The number of a conversation is that of its first message. */
export const getVisitorConversation = defineCall({
  name: 'getVisitorConversation',
  method: 'GET',
  path: '/api/staff/visitor-messages/:id',
  summary: 'The conversation with an address that wrote without a client record, oldest first; staff only.',
  params: clientIdParams,
  reply: z.object({ email: z.string(), messages: z.array(visitorMessage) }),
})

export const answerVisitor = defineCall({
  name: 'answerVisitor',
  method: 'POST',
  path: '/api/staff/visitor-messages/:id',
  summary: 'Answers such an address; the answer is mailed and stands in its account.',
  params: clientIdParams,
  body: z.object({ message: messageText, seenUpTo, attemptKey }),
  reply: visitorMessage,
})

export const closeVisitorConversation = defineCall({
  name: 'closeVisitorConversation',
  method: 'POST',
  path: '/api/staff/visitor-messages/:id/close',
  summary: 'Takes such a conversation off the waiting list without an answer.',
  params: clientIdParams,
  body: z.object({ seenUpTo }),
  reply: z.object({ closed: z.literal(true) }),
})
