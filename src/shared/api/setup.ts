import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/** Things that are set up once, in the order of the page. */
export const setupKeys = [
  'company',
  'address',
  'logo',
  'colors',
  'sender',
  'mail',
  'payments',
  'links',
  'print',
  'drive',
  'backup',
  'public-address',
  'legal',
  'target',
] as const
export type SetupKey = (typeof setupKeys)[number]

const setupItem = z.object({
  key: z.enum(setupKeys),
  /** 'optional': the product works without it. */
  state: z.enum(['done', 'open', 'optional']),
})

const keptSetting = z.object({
  /** Of the environment: 'COMPANY_NAME'. */
  name: z.string(),
  meaning: z.string(),
  /** 'set': by the environment, which is changed on the server alone; 'kept': made here. */
  state: z.enum(['set', 'kept', 'default']),
  /** Null for a secret, and for one that was not given. */
  value: z.nullable(z.string()),
  /** Its value is shown to nobody, and changed with the password alone. */
  secret: z.boolean(),
  takesHold: z.enum(['now', 'restart']),
})
export type KeptSetting = z.infer<typeof keptSetting>

const proof = z.nullable(z.object({ at: z.string(), detail: z.string() }))

export const setup = z.object({
  items: z.array(setupItem),
  settings: z.array(keptSetting),
  /** Names of settings without which nothing is charged, no mail leaves, or samples are printed. */
  unready: z.array(z.string()),
  production: z.boolean(),
  /** Something was saved that holds from the next start of the server. */
  restartNeeded: z.boolean(),
  publicUrl: z.string(),
  /** Null for a database that is backed up by whoever runs it. */
  newestBackup: z.nullable(z.object({ at: z.nullable(z.string()) })),
  /** Null: the product’s own mark stands. `company`: null while none is named, and the logo is not shown before. */
  logo: z.nullable(
    z.object({ address: z.string(), width: z.number(), height: z.number(), company: z.nullable(z.string()) }),
  ),
  proofs: z.object({
    mail: proof,
    stripeKeys: proof,
    stripeWebhook: proof,
    backup: proof,
    address: proof,
  }),
})
export type Setup = z.infer<typeof setup>

export const getSetup = defineCall({
  name: 'getSetup',
  method: 'GET',
  path: '/api/staff/set-up',
  summary: 'What is set up and what is not, as a list that ticks itself. Never a secret.',
  reply: setup,
})

/** All or nothing. An empty text takes away what was made here. */
export const saveSettings = defineCall({
  name: 'saveSettings',
  method: 'PUT',
  path: '/api/staff/settings',
  summary: 'Makes settings in the browser; those of the environment stay as they are.',
  body: z.object({
    values: z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(8000))),
    /** One’s password, for secrets. */
    current: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: setup,
})

/** Multipart; `logo`: one picture (PNG, JPG, WebP) of up to 1 MB and 2,000 points a side. It is drawn anew, and nothing else of it kept. */
export const uploadLogo = defineCall({
  name: 'uploadLogo',
  method: 'POST',
  path: '/api/staff/set-up/logo',
  summary: 'Puts the operator’s logo in place of the product’s mark in the head of every page.',
  encoding: 'multipart',
  reply: setup,
})

export const removeLogo = defineCall({
  name: 'removeLogo',
  method: 'DELETE',
  path: '/api/staff/set-up/logo',
  summary: 'Takes the operator’s logo away; the product’s mark stands again.',
  reply: setup,
})

export const sendTestMail = defineCall({
  name: 'sendTestMail',
  method: 'POST',
  path: '/api/staff/set-up/test-mail',
  summary: 'Sends a mail to oneself, whose link proves that it arrived.',
  reply: z.object({ sentTo: z.string() }),
})

export const confirmTestMail = defineCall({
  name: 'confirmTestMail',
  method: 'POST',
  path: '/api/staff/set-up/test-mail/arrived',
  summary: 'Says that the test mail arrived, by the token of its link.',
  body: z.object({ token: z.string().check(z.maxLength(100)) }),
  reply: setup,
})

/** Each proves one thing now: keys at the provider, a backup restored beside, the certificate of the public address. */
export const checkSetup = defineCall({
  name: 'checkSetup',
  method: 'POST',
  path: '/api/staff/set-up/checks/:check',
  summary: 'Proves one thing of the set-up now.',
  params: z.object({ check: z.enum(['stripe-keys', 'backup', 'address']) }),
  reply: setup,
})
