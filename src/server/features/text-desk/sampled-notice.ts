import type { Language } from '../../../shared/rules/language.ts'
import type { NoticeSample, NoticeSource } from '../../../shared/texts/notice-group.ts'
import type { Deps } from '../../deps.ts'
import type { ComposedMail } from '../mail/compose-client-mail.ts'
import type { shippedNoticeTexts } from './shipped-notice-texts.ts'

/** What a sample of a notice is drawn from. */
export interface Sampled {
  config: Deps['config']
  language: Language
  now: Date
  /** What a source says with the texts that are tried. */
  textsOf: <S extends NoticeSource>(source: S) => ReturnType<(typeof shippedNoticeTexts)[S]>
}

type Drawing = (sampled: Sampled) => Promise<ComposedMail>
export type NoticeDrawings<Sample extends NoticeSample = NoticeSample> = Record<Sample, Drawing>

/** Whom every sample is written to. */
export const samplePerson = { name: 'Maria Sample', email: 'maria.sample@example.com', phone: '555 010 0100' }
