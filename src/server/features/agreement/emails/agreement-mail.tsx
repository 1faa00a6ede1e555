import { productNameIn } from '../../../../shared/messages/product-name-in.ts'
import { dayText } from '../../../../shared/rules/civil-days.ts'
import type { Language } from '../../../../shared/rules/language.ts'
import { stateName } from '../../../../shared/rules/us-states.ts'
import type { Config } from '../../../config.ts'
import { MailButton, MailFacts, MailFrame, MailMarked, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'
import type { agreementMailTextsIn } from './agreement-mail-texts.ts'

interface AgreementSubject {
  reference: string
  person: { name: string; email: string; phone: string }
  product: string
  state: string
  paidBefore: boolean
  /** 'YYYY-MM-DD'; null before the contract is signed. */
  cancelUntil: string | null
  opensOn: string | null
}

type Mail = Promise<{ subject: string; html: string; text: string }>

/** What is told of an agreement to whoever signed it: that it is signed, that it may be paid, that it is cancelled. @param input.texts as they are in force */
export async function renderAgreementMail(
  config: Pick<Config, 'publicUrl' | 'accent' | 'brand' | 'postalAddress' | 'supportEmail'>,
  input: AgreementSubject & {
    kind: 'signed' | 'open' | 'cancelled'
    language: Language
    texts: ReturnType<typeof agreementMailTextsIn>
  },
): Mail {
  const { kind, language, person, texts } = input
  const product = productNameIn(language, input.product)
  const day = (each: string | null) => (each === null ? '' : dayText(each, language))
  const own = texts[kind]
  const until = day(input.cancelUntil)
  const from = day(input.opensOn)
  const { paidBefore } = input
  const sentences = {
    signed: () => [
      texts.signed.papers(product),
      texts.signed.cancel(until),
      paidBefore ? texts.signed.begin(from) : texts.signed.pay(from),
    ],
    open: () => [paidBefore ? texts.open.begin(product) : texts.open.pay(product)],
    cancelled: () => [texts.cancelled.text(product), ...(paidBefore ? [texts.cancelled.refund] : [])],
  }[kind]()
  const [first = ''] = sentences
  const content = await renderMail(
    <MailFrame
      title={own.title}
      preheader={first}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
      language={language}
    >
      <MailText>{texts.greeting(person.name)}</MailText>
      {sentences.map((sentence) => (
        <MailMarked key={sentence} text={sentence} />
      ))}
      <MailButton href={`${config.publicUrl}/agreement?ref=${encodeURIComponent(input.reference)}`}>
        {own.button}
      </MailButton>
      <MailText small>{texts.contact(config.supportEmail)}</MailText>
    </MailFrame>,
  )
  return { subject: own.subject(product), ...content }
}

/** Tells staff of a cancellation. Read by staff, so its few words are not in the message catalogue. */
export async function renderAgreementReport(
  config: Pick<Config, 'publicUrl' | 'accent' | 'brand' | 'postalAddress'>,
  input: AgreementSubject & { refundDue: boolean },
): Mail {
  const { person, refundDue, product } = input
  const title = refundDue ? 'Canceled agreement: give back what was paid' : 'Canceled agreement'
  const content = await renderMail(
    <MailFrame
      title={title}
      preheader={`${person.name}: ${product}`}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
    >
      <MailText>
        {refundDue
          ? 'This contract was canceled in time, and it had been paid. Refund the whole sum now (15 U.S.C. 1679e(a)); no work may be done.'
          : 'This contract was canceled. Nothing was paid under it, and nothing can be.'}
      </MailText>
      <MailFacts
        facts={[
          ['Name', person.name],
          ['Email', person.email],
          ['Phone', person.phone],
          ['State', stateName(input.state)],
          ['Product', product],
        ]}
      />
      <MailButton href={`${config.publicUrl}/dashboard/agreements`}>Open the agreements</MailButton>
    </MailFrame>,
  )
  return { subject: title, ...content }
}
