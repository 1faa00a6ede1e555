import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { languages } from '../rules/language.ts'
import { textPlaces } from '../texts/text-entry.ts'
import { wordWarning } from './automation.ts'

/** 'outdated': worded anew over a text that the product ships otherwise by now. */
export const ownTextState = z.enum(['shipped', 'changed', 'outdated'])
export type OwnTextState = z.infer<typeof ownTextState>

const group = z.string().check(z.maxLength(60))
const language = z.enum(languages)
const params = z.object({ group, language })

/** Texts by their ids; one that is not in it is as shipped. */
const changes = z.record(z.string().check(z.maxLength(80)), z.string().check(z.maxLength(5000)))

const textEntry = z.object({
  id: z.string(),
  label: z.string(),
  place: z.enum(textPlaces),
  variables: z.array(z.string()),
  required: z.array(z.string()),
  /** Why nobody changes it; null for what may be changed. */
  locked: z.nullable(z.object({ source: z.string(), why: z.string() })),
  /** With its variables in braces. */
  shipped: z.string(),
  /** As the operator words it; null as shipped. */
  own: z.nullable(z.string()),
  isShippedNewer: z.boolean(),
})
export type OwnText = z.infer<typeof textEntry>

const textVersion = z.object({
  version: z.number(),
  madeBy: z.string(),
  madeAt: z.string(),
  changes: z.record(z.string(), z.string()),
})

const kind = z.enum(['mail', 'notice', 'letter'])

export const textGroup = z.object({
  key: z.string(),
  kind,
  name: z.string(),
  lead: z.string(),
  language,
  /** 0: never changed. */
  version: z.number(),
  entries: z.array(textEntry),
  /** What stands at the foot of every mail, and nobody changes. */
  foot: z.array(z.string()),
  /** The newest first. */
  versions: z.array(textVersion),
})
export type OwnTextGroup = z.infer<typeof textGroup>

export const listOwnTexts = defineCall({
  name: 'listOwnTexts',
  method: 'GET',
  path: '/api/staff/texts',
  summary: 'The texts that the operator may word anew, and which of them are, by language.',
  reply: z.array(
    z.object({
      key: z.string(),
      kind,
      name: z.string(),
      lead: z.string(),
      /** Letters are English alone. */
      states: z.array(
        z.object({
          language,
          state: ownTextState,
          madeBy: z.nullable(z.string()),
          madeAt: z.nullable(z.string()),
        }),
      ),
    }),
  ),
})

export const getOwnTexts = defineCall({
  name: 'getOwnTexts',
  method: 'GET',
  path: '/api/staff/texts/:group/:language',
  summary: 'One group of texts in one language, with its versions.',
  params,
  reply: textGroup,
})

/** All changed texts of the group at once; none puts the shipped ones back. */
export const saveOwnTexts = defineCall({
  name: 'saveOwnTexts',
  method: 'PUT',
  path: '/api/staff/texts/:group/:language',
  summary: 'Words texts anew, as one more version.',
  params,
  body: z.object({
    changes,
    /** The version that was changed; another one since then is refused. */
    basedOn: z.int().check(z.gte(0), z.lte(1_000_000)),
    /** Words that the law forbids were pointed out, and read. */
    warningsRead: z.boolean(),
  }),
  reply: textGroup,
})

export const previewOwnTexts = defineCall({
  name: 'previewOwnTexts',
  method: 'POST',
  path: '/api/staff/texts/:group/:language/preview',
  summary: 'What is made of these texts, with a sample’s data or a client’s; sends and keeps nothing.',
  params,
  body: z.object({ changes, client: z.optional(z.int().check(z.gte(1), z.lte(2_147_483_647))) }),
  reply: z.object({
    /** '' of a letter. */
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    warnings: z.array(wordWarning),
  }),
})

/** Always with the sample's data: no client's stand in the mailbox of staff. */
export const testOwnTexts = defineCall({
  name: 'testOwnTexts',
  method: 'POST',
  path: '/api/staff/texts/:group/:language/test',
  summary: 'Sends oneself a mail with these texts and a sample’s data.',
  params,
  body: z.object({ changes, attemptKey: z.string().check(z.minLength(1), z.maxLength(100)) }),
  reply: z.object({
    sentTo: z.string(),
    /** Whether it leaves the outbox at all. */
    mailServer: z.boolean(),
  }),
})
