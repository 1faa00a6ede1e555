import * as z from 'zod/mini'
import { defineCall, totalCount } from '../call.ts'
import { emailTypes } from '../rules/mail-kinds.ts'
import { saysCode } from '../sentences/says.ts'
import { clientIdParams, recordIdText, recordNumber } from './vocabulary.ts'

/** The eight types of the specification, in its order. */
export const emailType = z.enum(emailTypes)

/** What staff write in their own words, before the rest of a mail. */
export const customMessage = z.optional(
  z.string().check(z.trim(), z.maxLength(5_000, saysCode('check.messageTooLong'))),
)

export const getAutomationStatus = defineCall({
  name: 'getAutomationStatus',
  method: 'GET',
  path: '/api/automation/status',
  summary: 'What is due, what was sent, and where the clients stand.',
  reply: z.object({
    pendingFollowUps: z.number(),
    lastWeekSent: z.number(),
    paidClients: z.number(),
    totalClients: z.number(),
    byStatus: z.object({
      uploaded: z.number(),
      round1_sent: z.number(),
      round2_sent: z.number(),
      round3_sent: z.number(),
      completed: z.number(),
    }),
    /** New beside the specified fields. */
    failedMails: z.number(),
    nextDueAt: z.nullable(z.string()),
    lastTimerAt: z.nullable(z.string()),
    /** Whether mails leave the outbox at all. */
    mailServer: z.boolean(),
  }),
})

/** Each due mail goes exactly once, however often and from how many processes this is called. */
export const triggerFollowUps = defineCall({
  name: 'triggerFollowUps',
  method: 'POST',
  path: '/api/automation/trigger-followups',
  summary: 'Sends what is due now.',
  reply: z.object({
    results: z.array(
      z.object({
        clientId: z.number(),
        name: z.string(),
        type: z.string(),
        /** Of the operator's own kinds the name. */
        kindName: z.nullable(z.string()),
        outcome: z.enum(['queued', 'dropped']),
        /** Why it was dropped; null when it goes out. */
        reason: z.nullable(z.string()),
      }),
    ),
  }),
})

export const attemptKey = z.optional(z.string().check(z.maxLength(100)))

/** `attemptKey` absent: each call is a mail of its own. */
export const sendClientEmail = defineCall({
  name: 'sendClientEmail',
  method: 'POST',
  path: '/api/clients/:id/send-email',
  summary: 'Sends a client a mail of a chosen type.',
  params: clientIdParams,
  body: z.object({ type: emailType, customMessage, attemptKey }),
  reply: z.object({ mailId: z.number(), type: z.string(), status: z.string() }),
})

/** Words that 15 U.S.C. 1679b and the FTC Act forbid to such a business, pointed out while staff write. */
export const wordWarning = z.object({ words: z.string(), why: z.string() })

export const clientMailPreview = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  language: z.string(),
  /** Why it would not be sent, such as a withdrawn consent; null when it would. */
  refused: z.nullable(z.string()),
  warnings: z.array(wordWarning),
  /** Whether it would leave the outbox at all. */
  mailServer: z.boolean(),
})
export type ClientMailPreview = z.infer<typeof clientMailPreview>

export const previewClientEmail = defineCall({
  name: 'previewClientEmail',
  method: 'POST',
  path: '/api/clients/:id/email-preview',
  summary: 'The very mail that would go out, with this client’s data; sends nothing.',
  params: clientIdParams,
  body: z.object({ type: emailType, customMessage }),
  reply: clientMailPreview,
})

/**
 * 'sent': a mail server took it. 'kept': none is set, so that it stays in the outbox and nobody gets it. 'suppressed': its
 * reader has withdrawn the consent. 'set-aside': it failed, and staff said that it is not tried again.
 */
export const mailStatuses = ['queued', 'sent', 'kept', 'failed', 'suppressed', 'set-aside'] as const

export const outboxMail = z.object({
  id: z.number(),
  clientId: z.nullable(z.number()),
  type: z.string(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  attempts: z.number(),
  lastError: z.nullable(z.string()),
  nextAttemptAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  sentBy: z.nullable(z.string()),
  createdAt: z.string(),
})
export type OutboxMail = z.infer<typeof outboxMail>

/** Header `x-total-count` says how many the filter finds. */
export const listOutbox = defineCall({
  name: 'listOutbox',
  method: 'GET',
  path: '/api/staff/outbox',
  summary: 'Mails, the newest first; staff only.',
  headers: totalCount,
  query: z.object({
    status: z.optional(z.enum(mailStatuses)),
    type: z.optional(z.string().check(z.maxLength(60))),
    client: z.optional(recordIdText),
    search: z.optional(z.string().check(z.maxLength(200))),
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  }),
  reply: z.array(outboxMail),
})

/** What opens a session (a sign-in link) is blanked out here. */
export const getOutboxMail = defineCall({
  name: 'getOutboxMail',
  method: 'GET',
  path: '/api/staff/outbox/:mail',
  summary: 'One mail with its text; staff only, in the audit log.',
  params: z.object({ mail: recordNumber }),
  reply: z.extend(outboxMail, { html: z.string(), text: z.string() }),
})

export const resendMail = defineCall({
  name: 'resendMail',
  method: 'POST',
  path: '/api/staff/outbox/:mail/send-again',
  summary: 'Tries a failed mail again, or sends a kept one; a mail that is sent or queued stays as it is.',
  params: z.object({ mail: recordNumber }),
  reply: outboxMail,
})

export const setMailAside = defineCall({
  name: 'setMailAside',
  method: 'POST',
  path: '/api/staff/outbox/:mail/set-aside',
  summary: 'Takes a failed mail off what waits, without another try; any other mail stays as it is.',
  params: z.object({ mail: recordNumber }),
  reply: outboxMail,
})

/** What will be sent to a client by itself, and when. */
export const listScheduledMails = defineCall({
  name: 'listScheduledMails',
  method: 'GET',
  path: '/api/clients/:id/scheduled-mails',
  summary: 'Follow-ups that wait for their day; staff only.',
  params: clientIdParams,
  reply: z.array(z.object({ type: z.string(), dueAt: z.string(), why: z.string() })),
})
