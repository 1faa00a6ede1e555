import { Fragment } from 'react'
import { fundingFormAddress, opensFundingForm } from '../../../../shared/catalogue/funding-form.ts'
import { findLinkedProduct } from '../../../../shared/catalogue/linked-products.ts'
import { guideAddress, type PagedGuide } from '../../../../shared/catalogue/paged-guides.ts'
import type { Opening } from '../../../../shared/catalogue/product.ts'
import { productNameIn } from '../../../../shared/messages/product-name-in.ts'
import { worksPromised } from '../../../../shared/messages/works-promised.ts'
import { dayText } from '../../../../shared/rules/civil-days.ts'
import { type Language, localeOf } from '../../../../shared/rules/language.ts'
import { dollarsFromCents, formatDollars } from '../../../../shared/rules/money.ts'
import type { Config } from '../../../config.ts'
import { MailButton, MailFacts, MailFrame, MailMarked, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'
import type { PurchaseNews } from '../purchase-news.ts'
import { renewalTextsIn } from '../renewal-texts-in.ts'
import type { PurchaseMailTexts } from './purchase-texts.ts'

interface PurchaseMailInput {
  news: PurchaseNews
  product: string
  /** Key of what it renews as at the end of the period; null when it does not renew. */
  renewsAs: string | null
  /** What it opens now. */
  opens: readonly Opening[]
  /** Of the catalogue. */
  productKey: string
  /** The guides among it. */
  guides: readonly PagedGuide[]
  opensUntil: Date | null
  /** Last day of the email support that a receipt names, 'YYYY-MM-DD'; null: the product brings none. */
  supportUntil: string | null
  buyer: { name: string | null; email: string; sessionId: string }
  /** When it was bought. */
  boughtAt: Date
  at: Date
  language: Language
  texts: PurchaseMailTexts
}

type MailConfig = Pick<
  Config,
  'publicUrl' | 'accent' | 'brand' | 'postalAddress' | 'supportEmail' | 'bookingUrl'
>

/** One mail about a purchase: what happened, the facts of a receipt, and how one gets to what was bought. */
export async function renderPurchaseMail(
  config: MailConfig,
  given: PurchaseMailInput,
): Promise<{ subject: string; html: string; text: string }> {
  const input = { ...given, product: productNameIn(given.language, given.product) }
  const { news, product, buyer, language, texts } = input
  const page = `${config.publicUrl}/account/purchase?session_id=${encodeURIComponent(buyer.sessionId)}`
  const sentence = sentenceOf(input)
  const content = await renderMail(
    <MailFrame
      title={texts[news.kind].title}
      preheader={sentence}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
      language={language}
    >
      <MailText>{texts.greeting(buyer.name ?? '')}</MailText>
      <MailText>{sentence}</MailText>
      {news.kind === 'refund' && <MailMarked text={texts.refund.arrives} />}
      {news.kind === 'refund' && input.opens.length === 0 && <MailText>{texts.refund.closed}</MailText>}
      <MailFacts facts={factsOf(input)} />
      <Renewal input={input} />
      {news.kind === 'receipt' && <Access config={config} input={input} page={page} />}
      <MailButton href={page}>{texts.manage}</MailButton>
      <MailMarked small text={texts.contact(config.supportEmail)} />
    </MailFrame>,
  )
  return { subject: texts[news.kind].subject(product), ...content }
}

const amountOf = (cents: number) => formatDollars(dollarsFromCents(cents))

function dayOf(day: Date, language: Language): string {
  return day.toLocaleDateString(localeOf[language], { dateStyle: 'long', timeZone: 'America/New_York' })
}

function sentenceOf({ news, product, opensUntil, language, texts }: PurchaseMailInput): string {
  switch (news.kind) {
    case 'receipt':
    case 'renewed':
    case 'refund':
      return texts[news.kind].text(amountOf(news.cents), product)
    case 'ending':
      return texts.ending.text(product, opensUntil ? dayOf(opensUntil, language) : '')
    case 'past-due':
    case 'ended':
      return texts[news.kind].text(product)
  }
}

function factsOf(input: PurchaseMailInput) {
  const { news, product, opens, opensUntil, supportUntil, at, language, texts } = input
  const facts: [string, string][] = [[texts.product, product]]
  if ('cents' in news) facts.push([texts.amount, amountOf(news.cents)])
  facts.push([texts.day, dayOf(at, language)])
  if (opens.length > 0 && opensUntil) facts.push([texts.openUntil, dayOf(opensUntil, language)])
  if (news.kind === 'receipt' && supportUntil !== null)
    facts.push([texts.supportUntil, dayText(supportUntil, language)])
  if (news.kind === 'receipt') facts.push(...worksPromised(input.productKey, input.boughtAt, language))
  if ('reference' in news) facts.push([texts.reference, news.reference])
  return facts
}

/** The receipt repeats that it renews, when, for how much and how to cancel (facts 3.8). */
function Renewal({ input: { news, renewsAs, opensUntil, language } }: { input: PurchaseMailInput }) {
  const next = findLinkedProduct(renewsAs ?? '')
  const isReceipt = news.kind === 'receipt' || news.kind === 'renewed'
  if (!isReceipt || !next || next.billing === 'once' || !opensUntil) return null
  const { receipt, every } = renewalTextsIn(language)
  const price = formatDollars(next.dollars)
  return (
    <>
      <MailText>
        {receipt.renews(
          productNameIn(language, next.name),
          dayOf(opensUntil, language),
          price,
          every[next.billing],
        )}
      </MailText>
      <MailText>{receipt.cancel}</MailText>
    </>
  )
}

/** How one gets to what was bought. */
function Access({ config, input, page }: { config: MailConfig; input: PurchaseMailInput; page: string }) {
  const { access } = input.texts
  const { opens, guides, buyer, productKey } = input
  const leadsToForm = opens.includes('material') && opensFundingForm(productKey)
  const booking = config.bookingUrl
  return (
    <>
      {opens.includes('generator') && (
        <>
          <MailMarked text={access.generator.text(buyer.email)} />
          <MailButton href={`${config.publicUrl}/dispute-generator`}>{access.generator.button}</MailButton>
        </>
      )}
      {opens.includes('session') && (
        <>
          <MailMarked text={booking === null ? access.session.form : access.session.booking} />
          <MailButton href={booking ?? page}>
            {booking === null ? access.session.formButton : access.session.bookingButton}
          </MailButton>
          <MailText>{access.session.credit}</MailText>
        </>
      )}
      {guides.map((guide) => (
        <Fragment key={guide}>
          <MailMarked text={access.guide.text} />
          <MailButton href={`${config.publicUrl}${guideAddress(guide, buyer.sessionId)}`}>
            {access.guide.button}
          </MailButton>
        </Fragment>
      ))}
      {leadsToForm && (
        <>
          <MailMarked text={access.application.text} />
          <MailButton href={`${config.publicUrl}${fundingFormAddress(buyer.sessionId)}`}>
            {access.application.button}
          </MailButton>
        </>
      )}
      {opens.includes('material') && guides.length === 0 && !leadsToForm && (
        <MailMarked text={access.material} />
      )}
    </>
  )
}
