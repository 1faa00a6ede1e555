import type { WorkKey } from '../../../../shared/catalogue/grants.ts'
import { workMailTexts as englishMails } from '../../../../shared/messages/en/work-mails.ts'
import { workTexts as englishTexts } from '../../../../shared/messages/en/works.ts'
import { workMailTexts as spanishMails } from '../../../../shared/messages/es/work-mails.ts'
import { workTexts as spanishTexts } from '../../../../shared/messages/es/works.ts'
import { productNameIn } from '../../../../shared/messages/product-name-in.ts'
import type { Language } from '../../../../shared/rules/language.ts'
import type { Config } from '../../../config.ts'
import { MailAddress, MailButton, MailFrame, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'

const catalogues = {
  en: { texts: englishMails, names: englishTexts.names },
  es: { texts: spanishMails, names: spanishTexts.names },
}

/** Tells the buyer that a work is done, or after all not yet. What staff wrote is read in the account, and does not stand in the mail. */
export async function renderWorkNewsMail(
  config: Pick<Config, 'publicUrl' | 'accent' | 'postalAddress'>,
  input: {
    kind: 'delivered' | 'reopened'
    key: WorkKey
    product: string
    hasNote: boolean
    buyerName: string | null
    language: Language
  },
): Promise<{ subject: string; html: string; text: string }> {
  const { texts, names } = catalogues[input.language]
  const said = texts[input.kind]
  const work = names[input.key]
  const page = `${config.publicUrl}/account/overview`
  const content = await renderMail(
    <MailFrame
      title={said.title}
      preheader={said.subject(work)}
      postalAddress={config.postalAddress}
      accent={config.accent}
      language={input.language}
    >
      <MailText>{texts.greeting(input.buyerName ?? '')}</MailText>
      <MailText>{said.text(work, productNameIn(input.language, input.product))}</MailText>
      {input.hasNote && <MailText>{texts.delivered.note}</MailText>}
      <MailButton href={page}>{texts.button}</MailButton>
      <MailAddress href={page} />
    </MailFrame>,
  )
  return { subject: said.subject(work), ...content }
}
