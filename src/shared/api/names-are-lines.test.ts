import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { agreementSignature } from './agreement.ts'
import { askFundingDocument } from './funding-staff.ts'
import { makeApiKey } from './keys.ts'
import { recordSpokenWord } from './spoken-word.ts'
import { tagText } from './tags.ts'
import { addPasskey, addRole } from './team.ts'

/** A line end, letters that run backwards and a sign that nobody sees. */
const typed = 'Ann\r\nLee \u202Egpj.exe\u202C \u200B'
const line = 'Ann Lee gpj.exe'

it.each([
  ['the signer of an agreement', agreementSignature.shape.name],
  ['a key, which the audit log names beside its maker', makeApiKey.body.shape.name],
  ['a role', addRole.body.shape.name],
  ['a passkey', addPasskey.body.shape.name],
  ['a tag, also one that several clients get at once', tagText],
  ['a document that is asked for', askFundingDocument.body.shape.name],
  ['who said it', recordSpokenWord.body.shape.by],
])('the name of %s is one line that is what it shows', (_what, name) => {
  expect(z.parse(name, typed)).toBe(line)
  expect(() => z.parse(name, ' \u200B\r\n')).toThrow()
})
