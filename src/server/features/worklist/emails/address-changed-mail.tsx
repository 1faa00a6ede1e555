import { addressChangedTexts as english } from '../../../../shared/messages/en/address-changed.ts'
import { addressChangedTexts as spanish } from '../../../../shared/messages/es/address-changed.ts'
import type { Language } from '../../../../shared/rules/language.ts'
import { maskedAddress } from '../../../../shared/rules/masked-address.ts'
import type { Config } from '../../../config.ts'
import { MailFrame, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'

/**
 * Says to one of two addresses that the case has another one. As shipped, whatever the operator words: it guards against whoever may change
 * both (decision 207). No link: what asks to press something is what such a mail warns of.
 */
export async function renderAddressChangedMail(
  config: Pick<Config, 'accent' | 'brand' | 'postalAddress' | 'supportEmail'>,
  told: { to: 'former' | 'present'; by: string; otherAddress: string; language: Language },
): Promise<{ subject: string; html: string; text: string }> {
  const { subject, title, ...texts } = (told.language === 'es' ? spanish : english)[told.to]
  const paragraphs = [
    texts.changed(told.by, maskedAddress(told.otherAddress)),
    texts.notYou(config.supportEmail),
    texts.wasYou,
  ]
  const content = await renderMail(
    <MailFrame
      title={title}
      preheader={subject}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
      language={told.language}
    >
      {paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
    </MailFrame>,
  )
  return { subject, ...content }
}
