import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { languages } from '../rules/language.ts'

/** `kept`: on the server, too; false for a browser that holds no client record. */
export const saveLanguage = defineCall({
  name: 'saveLanguage',
  method: 'PUT',
  path: '/api/account/language',
  summary: 'Keeps the language in which a person reads: their mails and their own documents follow it.',
  body: z.object({ language: z.enum(languages) }),
  reply: z.object({ language: z.enum(languages), kept: z.boolean() }),
})
