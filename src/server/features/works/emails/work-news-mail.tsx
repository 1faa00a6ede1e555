import type { WorkKey } from '../../../../shared/catalogue/grants.ts'
import { workTexts as englishTexts } from '../../../../shared/messages/en/works.ts'
import { workTexts as spanishTexts } from '../../../../shared/messages/es/works.ts'
import { productNameIn } from '../../../../shared/messages/product-name-in.ts'
import type { Language } from '../../../../shared/rules/language.ts'
import type { Config } from '../../../config.ts'
import { MailAddress, MailButton, MailFrame, MailMarked, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'
import type { WorkMailTexts } from './work-mail-texts.ts'

const namesIn = { en: englishTexts.names, es: spanishTexts.names }

/** Tells the buyer that a work is done, or after all not yet. What staff wrote is read in the account, and does not stand in the mail. */
export async function renderWorkNewsMail(
  config: Pick<Config, 'publicUrl' | 'accent' | 'brand' | 'postalAddress'>,
  input: {
    kind: 'delivered' | 'reopened'
    key: WorkKey
    product: string
    hasNote: boolean
    buyerName: string | null
    language: Language
    texts: WorkMailTexts
  },
): Promise<{ subject: string; html: string; text: string }> {
  const { texts } = input
  const said = texts[input.kind]
  const work = namesIn[input.language][input.key]
  const page = `${config.publicUrl}/account/overview`
  const content = await renderMail(
    <MailFrame
      title={said.title}
      preheader={said.subject(work)}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
      language={input.language}
    >
      <MailText>{texts.greeting(input.buyerName ?? '')}</MailText>
      <MailMarked text={said.text(work, productNameIn(input.language, input.product))} />
      {input.hasNote && <MailMarked text={texts.delivered.note} />}
      <MailButton href={page}>{texts.button}</MailButton>
      <MailAddress href={page} />
    </MailFrame>,
  )
  return { subject: said.subject(work), ...content }
}
