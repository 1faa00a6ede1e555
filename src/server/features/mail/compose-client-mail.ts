import { isOptionalMail, type ScheduledMailType } from '../../../shared/rules/mail-kinds.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import { unsubscribeToken } from '../outbox/unsubscribe-token.ts'
import { type CaseMailTexts, contentOfMail, type MailWords } from './client-mail-content.ts'
import type { ClientMailFacts } from './gather-mail-facts.ts'
import type { SpokenFacts } from './spoken-facts.ts'

export interface ComposedMail {
  subject: string
  html: string
  text: string
}

interface MailWish {
  type: ScheduledMailType
  facts: SpokenFacts
  /** Of the client's language, as they are in force. */
  texts: CaseMailTexts
  customMessage?: string | undefined
}

export type ComposeMail = (wish: MailWish) => Promise<ComposedMail>

/** The very mail: what is previewed is what is sent. */
export async function composeClientMail(
  deps: Pick<Deps, 'config' | 'sealer'>,
  wish: MailWish,
): Promise<ComposedMail> {
  return drawMail(deps, wordsOfMail(deps, wish))
}

export function wordsOfMail(
  deps: Pick<Deps, 'config' | 'sealer'>,
  { type, facts, texts, customMessage = '' }: MailWish,
): MailWords {
  const token = isOptionalMail(type) ? unsubscribeToken(deps.sealer, facts.client.email) : null
  return {
    name: facts.client.name,
    language: facts.language,
    texts,
    content: contentOfMail(type, facts, texts),
    customMessage,
    unsubscribeUrl: token === null ? null : `${deps.config.publicUrl}/account/unsubscribe?token=${token}`,
  }
}

export async function drawMail(deps: Pick<Deps, 'config'>, words: MailWords): Promise<ComposedMail> {
  const { renderClientMail } = await import('./emails/client-mail.tsx')
  return renderClientMail(deps.config, words)
}

/** Loads what draws mails, which takes a third of a second the first time: before a transaction, never in it. */
export async function loadMailDrawing(): Promise<void> {
  await import('./emails/client-mail.tsx')
}

/**
 * Why a mail of this type must not go to this client, in a sentence for staff; null when it may. A mail says nothing that
 * the case does not show: no analysis that has not ended, no round that is not mailed.
 */
export function reasonNotToMail(type: ScheduledMailType, facts: ClientMailFacts): Sentence | null {
  if (facts.client.blockedAt !== null) return says('staff.clientBlocked')
  if (isOptionalMail(type) && facts.hasWithdrawnEmail) return says('staff.clientUnsubscribed')
  if (type === 'analysis-complete' && facts.analysis === null) return says('staff.noAnalysis')
  if (type === 'results' && facts.resultsDigest === null) return says('staff.noResultsText')
  const round = /^round([123])-followup$/.exec(type)?.[1]
  if (round !== undefined && !facts.mailedRounds.some((each) => String(each.round) === round))
    return says('staff.roundNotMailed', { round })
  return null
}
