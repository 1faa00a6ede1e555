import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { saysCode } from '../sentences/says.ts'
import { clientIdParams, recordIdText } from './vocabulary.ts'

const words = {
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, saysCode('staffCheck.noTitle')),
      z.maxLength(120, saysCode('staffCheck.titleTooLong')),
    ),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, saysCode('staffCheck.noMessage')),
      z.maxLength(1_000, saysCode('staffCheck.messageTooLong')),
    ),
  attemptKey: z.string().check(z.minLength(8), z.maxLength(100)),
}

export const announcement = z.object({
  id: z.number(),
  clientId: z.nullable(z.number()),
  title: z.string(),
  message: z.string(),
  type: z.string(),
  priority: z.string(),
  by: z.string(),
  at: z.string(),
})
export type Announcement = z.infer<typeof announcement>

/** Live event 'system-announcement': type 'alert' is shown as destructive. Admins only. */
export const announceToAll = defineCall({
  name: 'announceToAll',
  method: 'POST',
  path: '/api/staff/announcements',
  summary: 'Tells everyone who has the portal open; admins only.',
  body: z.object({ ...words, type: z.enum(['info', 'alert']), priority: z.enum(['low', 'normal', 'high']) }),
  reply: announcement,
})

/** Live event 'notification': type 'error' is shown as destructive. */
export const notifyClient = defineCall({
  name: 'notifyClient',
  method: 'POST',
  path: '/api/staff/clients/:id/notify',
  summary: 'Tells one client who has the portal open.',
  params: clientIdParams,
  body: z.object({ ...words, type: z.enum(['info', 'error']) }),
  reply: announcement,
})

export const listAnnouncements = defineCall({
  name: 'listAnnouncements',
  method: 'GET',
  path: '/api/staff/announcements',
  summary: 'What was announced to everyone, or to one client, the newest hundred first; staff only.',
  query: z.object({
    client: z.optional(recordIdText),
  }),
  reply: z.array(announcement),
})
