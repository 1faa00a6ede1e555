import { productNameIn } from '../../../../shared/messages/product-name-in.ts'
import type { Language } from '../../../../shared/rules/language.ts'
import type { Config } from '../../../config.ts'
import { MailButton, MailFrame, MailMarked, MailMessage, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'
import type { PurchaseMailTexts } from './purchase-texts.ts'

/** What staff answer to the buyer of a session: their whole text, and the way to suggest other times. */
export async function renderSessionAnswer(
  config: Pick<Config, 'publicUrl' | 'accent' | 'brand' | 'postalAddress'>,
  input: {
    product: string
    buyer: { name: string | null; sessionId: string }
    message: string
    author: string
    language: Language
    texts: PurchaseMailTexts
  },
): Promise<{ subject: string; html: string; text: string }> {
  const { greeting, answer: texts } = input.texts
  const page = `${config.publicUrl}/account/purchase?session_id=${encodeURIComponent(input.buyer.sessionId)}`
  const content = await renderMail(
    <MailFrame
      title={texts.title}
      preheader={input.message.slice(0, 90)}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
      language={input.language}
    >
      <MailText>{greeting(input.buyer.name ?? '')}</MailText>
      <MailMessage text={input.message} />
      <MailText>{texts.signed(input.author)}</MailText>
      <MailMarked small text={texts.reply} />
      <MailButton href={page}>{texts.button}</MailButton>
    </MailFrame>,
  )
  return { subject: texts.subject(productNameIn(input.language, input.product)), ...content }
}
