import { dayOf, dayText } from '../../../shared/rules/civil-days.ts'
import { fillOwnMail, type OwnMailWords } from '../../../shared/texts/own-mail-texts.ts'
import type { Deps } from '../../deps.ts'
import type { CaseMailTexts } from '../mail/client-mail-content.ts'
import { type ComposedMail, drawMail } from '../mail/compose-client-mail.ts'
import type { SpokenFacts } from '../mail/spoken-facts.ts'
import { unsubscribeToken } from '../outbox/unsubscribe-token.ts'

interface Wish {
  words: OwnMailWords
  facts: SpokenFacts
  /** Of the client's language, as they are in force. */
  texts: CaseMailTexts
  happenedAt: Date
  customMessage?: string | undefined
}

/** The very mail, in the frame of all mails about a case and with the way to stop it at its foot. */
export async function composeOwnMail(
  deps: Pick<Deps, 'config' | 'sealer'>,
  { words, facts, texts, happenedAt, customMessage = '' }: Wish,
): Promise<ComposedMail> {
  const { client, language, stage } = facts
  const { subject, body } = fillOwnMail(words, {
    name: client.name,
    day: dayText(dayOf(happenedAt), language),
    stage: texts.stages[stage],
  })
  const token = unsubscribeToken(deps.sealer, client.email)
  return drawMail(deps, {
    name: client.name,
    language,
    texts,
    content: {
      subject,
      preheader: subject,
      title: subject,
      paragraphs: [body],
      facts: [],
      steps: [],
      closing: [],
      button: { label: texts.portal, path: `/client-dashboard?client=${client.id}` },
    },
    customMessage,
    unsubscribeUrl: `${deps.config.publicUrl}/account/unsubscribe?token=${token}`,
  })
}
