import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { languages } from '../rules/language.ts'
import { longestDelayMinutes, ownMailTriggers } from '../rules/own-mail-triggers.ts'
import { attemptKey, clientMailPreview, customMessage, wordWarning } from './automation.ts'
import { clientIdParams, recordId, recordNumber } from './vocabulary.ts'

const words = z.object({
  subject: z.string().check(z.maxLength(1000)),
  body: z.string().check(z.maxLength(5000)),
})
const texts = z.object({ en: words, es: words })
const trigger = z.enum(ownMailTriggers)

/** What staff choose of a kind of their own. */
const ownMailWish = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(/^[^\p{Cc}<>]*$/u)),
  trigger,
  delayMinutes: z.int().check(z.gte(0), z.lte(longestDelayMinutes)),
  isOn: z.boolean(),
  texts,
  /** The version that was changed, 0 for a new kind; another one since then is refused. */
  basedOn: z.int().check(z.gte(0), z.lte(1_000_000)),
  /** Words that the law forbids were pointed out, and read. */
  warningsRead: z.boolean(),
})
export type OwnMailWish = z.infer<typeof ownMailWish>

const ownMailVersion = z.object({
  version: z.number(),
  name: z.string(),
  delayMinutes: z.number(),
  isOn: z.boolean(),
  texts,
  madeBy: z.string(),
  madeAt: z.string(),
})

const ownMail = z.extend(ownMailVersion, { id: z.number(), trigger })
export type OwnMail = z.infer<typeof ownMail>

const ownMailWithVersions = z.extend(ownMail, {
  /** The newest first, the one in force included. */
  versions: z.array(ownMailVersion),
})
export type OwnMailWithVersions = z.infer<typeof ownMailWithVersions>

const kindParams = z.object({ kind: recordNumber })

export const listOwnMails = defineCall({
  name: 'listOwnMails',
  method: 'GET',
  path: '/api/staff/own-mails',
  summary: 'The kinds of mail of the operator’s own, and how many wait and went out of each.',
  reply: z.array(z.extend(ownMail, { waiting: z.number(), sent: z.number() })),
})

export const getOwnMail = defineCall({
  name: 'getOwnMail',
  method: 'GET',
  path: '/api/staff/own-mails/:kind',
  summary: 'One kind of mail of the operator’s own, with its versions.',
  params: kindParams,
  reply: ownMailWithVersions,
})

export const addOwnMail = defineCall({
  name: 'addOwnMail',
  method: 'POST',
  path: '/api/staff/own-mails',
  summary: 'Makes a kind of mail of the operator’s own, which follows a happening after a delay.',
  body: ownMailWish,
  reply: ownMailWithVersions,
})

/** What it follows stays; all else may change. */
export const changeOwnMail = defineCall({
  name: 'changeOwnMail',
  method: 'PUT',
  path: '/api/staff/own-mails/:kind',
  summary: 'Changes a kind of mail of the operator’s own, as one more version.',
  params: kindParams,
  body: ownMailWish,
  reply: ownMailWithVersions,
})

export const previewOwnMail = defineCall({
  name: 'previewOwnMail',
  method: 'POST',
  path: '/api/staff/own-mail-preview',
  summary: 'The mail that these words make, with a sample’s data or a client’s; sends and keeps nothing.',
  body: z.object({
    language: z.enum(languages),
    words,
    /** Whose data it shows; a sample's where it is absent. */
    client: z.optional(recordId),
    /** The kind whose happening gives the day; today's without. */
    kind: z.optional(recordId),
  }),
  reply: z.object({
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    warnings: z.array(wordWarning),
  }),
})

export const listOwnMailsOfClient = defineCall({
  name: 'listOwnMailsOfClient',
  method: 'GET',
  path: '/api/clients/:id/own-mails',
  summary: 'Mails of the operator’s own kinds that wait for a client, or were dropped and why.',
  params: clientIdParams,
  reply: z.array(
    z.object({
      name: z.string(),
      trigger,
      happenedAt: z.string(),
      dueAt: z.string(),
      /** Why it was not sent; null while it waits. */
      dropped: z.nullable(z.string()),
    }),
  ),
})

export const listOwnMailKinds = defineCall({
  name: 'listOwnMailKinds',
  method: 'GET',
  path: '/api/staff/own-mail-kinds',
  summary: 'The kinds of mail of the operator’s own that can be written to a client by hand.',
  reply: z.array(z.object({ id: z.number(), name: z.string() })),
})

const kindForClient = z.extend(clientIdParams, { kind: recordNumber })

export const previewOwnMailTo = defineCall({
  name: 'previewOwnMailTo',
  method: 'POST',
  path: '/api/clients/:id/own-mails/:kind/preview',
  summary:
    'The very mail of the operator’s own kind that would go out, with this client’s data; sends nothing.',
  params: kindForClient,
  body: z.object({ customMessage }),
  reply: z.extend(clientMailPreview, {
    /** It names the day of its happening, and none is noted for this client: it names today. */
    namesToday: z.boolean(),
  }),
})

/** `attemptKey` absent: each call is a mail of its own. A kind that is switched off can be written by hand. */
export const sendOwnMailTo = defineCall({
  name: 'sendOwnMailTo',
  method: 'POST',
  path: '/api/clients/:id/own-mails/:kind',
  summary: 'Sends a client a mail of the operator’s own kind, now.',
  params: kindForClient,
  body: z.object({ customMessage, attemptKey }),
  reply: z.object({ mailId: z.number(), status: z.string() }),
})
