import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { emailTypes } from '../rules/mail-kinds.ts'
import { saysCode } from '../sentences/says.ts'
import { stageText, withoutNul } from './staff-clients.ts'
import { tagText } from './tags.ts'
import { recordId } from './vocabulary.ts'

/** At most this many clients in one bulk act. */
export const bulkLimit = 1_000
const choose = { least: 'Choose at least one client', most: 'Choose at most 1,000 clients at a time' }
const bulkIds = z.array(recordId).check(z.minLength(1, choose.least), z.maxLength(bulkLimit, choose.most))

export const bulkOutcome = z.object({
  done: z.number(),
  skipped: z.array(z.object({ clientId: z.number(), name: z.string(), reason: z.string() })),
})

/** `versions` as the screen shows them: a client that changed meanwhile is skipped and named, not overwritten. */
export const changeStages = defineCall({
  name: 'changeStages',
  method: 'POST',
  path: '/api/staff/bulk-stage',
  summary: 'Moves many clients to one stage.',
  body: z.object({
    clients: z
      .array(
        z.object({
          id: recordId,
          version: z.number().check(z.int()),
        }),
      )
      .check(z.minLength(1, choose.least), z.maxLength(bulkLimit, choose.most)),
    disputeStatus: stageText,
  }),
  reply: bulkOutcome,
})

const followAct = z.discriminatedUnion('kind', [
  /** Id of a member of staff; null: nobody. */
  z.object({ kind: z.literal('owner'), to: z.nullable(z.string().check(z.maxLength(100), withoutNul())) }),
  z.object({ kind: z.literal('tag'), name: tagText }),
  /** Number of a tag. */
  z.object({ kind: z.literal('untag'), tag: recordId }),
])
export type FollowAct = z.infer<typeof followAct>

/** What is so already counts as done, so that the same again changes nothing. */
export const followClients = defineCall({
  name: 'followClients',
  method: 'POST',
  path: '/api/staff/bulk-follow',
  summary: 'Gives many cases to a member of staff, or puts a tag on many clients or takes it off.',
  body: z.object({ clientIds: bulkIds, act: followAct }),
  reply: bulkOutcome,
})

/** One of the eight of the specification, or a kind of the operator's own by its number. */
const bulkMail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('case'), type: z.enum(emailTypes) }),
  z.object({ kind: z.literal('own'), id: recordId }),
])
export type BulkMail = z.infer<typeof bulkMail>

/** `attemptKey`: a double click sends nothing twice. Whoever must not be mailed is skipped and named. */
export const sendBulkEmail = defineCall({
  name: 'sendBulkEmail',
  method: 'POST',
  path: '/api/staff/bulk-email',
  summary: 'Sends one type of mail to many clients.',
  body: z.object({
    clientIds: bulkIds,
    mail: bulkMail,
    customMessage: z.optional(
      z.string().check(z.trim(), z.maxLength(5_000, saysCode('check.messageTooLong')), withoutNul()),
    ),
    attemptKey: z.string().check(z.minLength(8), z.maxLength(100), withoutNul()),
  }),
  reply: bulkOutcome,
})

/** At most so many clients whose packets are printed as one file: a packet is some 30 pages. */
export const printLimit = 25
const printTexts = {
  least: 'Choose at least one client',
  most: `Choose at most ${printLimit} clients to print at a time`,
}

/** Of each chosen client the newest round that has letters ready; whoever has none is skipped and named. */
export const previewPackets = defineCall({
  name: 'previewPackets',
  method: 'POST',
  path: '/api/staff/bulk-packets',
  summary: 'Which of many clients have packets to print, and how many; prints nothing.',
  body: z.object({
    clientIds: z
      .array(recordId)
      .check(z.minLength(1, printTexts.least), z.maxLength(printLimit, printTexts.most)),
  }),
  reply: z.object({
    ready: z.array(
      z.object({ clientId: z.number(), name: z.string(), round: z.number(), letters: z.number() }),
    ),
    skipped: bulkOutcome.shape.skipped,
  }),
})

/** `clients`: numbers separated by commas. Each client's packets are an entry of the audit log. 409 while none is ready. */
export const printPackets = defineCall({
  name: 'printPackets',
  method: 'GET',
  path: '/api/staff/packets.pdf',
  summary: 'The packets of the letters of many clients that are ready, as one PDF to print.',
  query: z.object({
    clients: z.string().check(z.maxLength(400), z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/)),
  }),
  produces: 'file',
})
