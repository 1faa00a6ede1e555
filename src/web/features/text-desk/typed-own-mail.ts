import type { OwnMail, OwnMailWish } from '../../../shared/api/own-mails.ts'
import { ownMailTexts as messages } from '../../../shared/messages/staff/own-mails.ts'
import {
  type DelayUnit,
  delayIn,
  delayUnits,
  longestDelayMinutes,
  type OwnMailTrigger,
} from '../../../shared/rules/own-mail-triggers.ts'
import { codeOf } from '../../../shared/sentences/says.ts'
import { judgeOwnMail, type OwnMailTexts } from '../../../shared/texts/own-mail-texts.ts'
import type { FieldProblems } from '../../lib/use-send-form.ts'

/** What stands in the fields; the words by their paths, as the server names what is wrong with them. */
export interface TypedOwnMail {
  name: string
  trigger: OwnMailTrigger | ''
  count: string
  unit: DelayUnit
  isOn: boolean
  'en.subject': string
  'en.body': string
  'es.subject': string
  'es.body': string
}

export const wordFields = ['en.subject', 'en.body', 'es.subject', 'es.body'] as const
export type WordField = (typeof wordFields)[number]

/** Ids of fields hold no dot. */
export const fieldIdOf = (field: string) => `own-mail-${field.replaceAll('.', '-')}`

export function typedOwnMail(mail: OwnMail | null): TypedOwnMail {
  const { count, unit } = mail ? delayIn(mail.delayMinutes) : { count: 3, unit: 'days' as const }
  return {
    name: mail?.name ?? '',
    trigger: mail?.trigger ?? '',
    count: String(count),
    unit,
    isOn: mail?.isOn ?? true,
    ...typedWords(mail?.texts),
  }
}

export function typedWords(texts: OwnMailTexts | undefined): Record<WordField, string> {
  return {
    'en.subject': texts?.en.subject ?? '',
    'en.body': texts?.en.body ?? '',
    'es.subject': texts?.es.subject ?? '',
    'es.body': texts?.es.body ?? '',
  }
}

export function textsOf(typed: TypedOwnMail): OwnMailTexts {
  return {
    en: { subject: typed['en.subject'].trim(), body: typed['en.body'].trim() },
    es: { subject: typed['es.subject'].trim(), body: typed['es.body'].trim() },
  }
}

/** What is wrong, by field: a sentence, or the code of one. */
export function problemsOf(typed: TypedOwnMail): FieldProblems<TypedOwnMail> {
  const minutes = delayOf(typed)
  const ofWords = Object.entries(judgeOwnMail(textsOf(typed))).map(([field, each]) => [field, codeOf(each)])
  return {
    ...(typed.name.trim() === '' ? { name: messages.nameMissing } : {}),
    ...(typed.trigger === '' ? { trigger: messages.triggerMissing } : {}),
    ...(minutes === null ? { count: messages.delayWrong } : {}),
    ...Object.fromEntries(ofWords),
  }
}

/** What is sent; only once nothing is wrong. */
export function wishOf(typed: TypedOwnMail, basedOn: number, warningsRead: boolean): OwnMailWish {
  const { name, trigger, isOn } = typed
  const delayMinutes = delayOf(typed)
  if (trigger === '' || delayMinutes === null) throw new Error('a kind of mail with problems was sent')
  return { name, trigger, delayMinutes, isOn, texts: textsOf(typed), basedOn, warningsRead }
}

function delayOf({ count, unit }: TypedOwnMail): number | null {
  if (!/^\d{1,6}$/.test(count.trim())) return null
  const minutes = Number(count) * delayUnits[unit]
  return minutes <= longestDelayMinutes ? minutes : null
}
