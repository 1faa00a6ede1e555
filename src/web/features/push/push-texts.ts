import { pushSettingsTexts as english } from '../../../shared/messages/en/push-settings.ts'
import { pushSettingsTexts as spanish } from '../../../shared/messages/es/push-settings.ts'
import type { Widen } from '../../../shared/messages/messages.ts'
import type { Language } from '../../../shared/rules/language.ts'

export type PushSettingsTexts = Widen<typeof english>

/** Apart from the texts of all pages, which the first load carries. */
export const pushSettingsTexts: Readonly<Record<Language, PushSettingsTexts>> = { en: english, es: spanish }
