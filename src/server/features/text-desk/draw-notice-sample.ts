import { dayOf, daysAfter } from '../../../shared/rules/civil-days.ts'
import type { Language } from '../../../shared/rules/language.ts'
import type { NoticeSample, NoticeSource, NoticeTextGroup } from '../../../shared/texts/notice-group.ts'
import type { TextChanges } from '../../../shared/texts/text-entry.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { linkLifeMinutes } from '../accounts/mail-sign-in-link.ts'
import type { ComposedMail } from '../mail/compose-client-mail.ts'
import { groupsOf, noticeWith } from '../own-texts/notice-in-own-words.ts'
import { ownChanges } from '../own-texts/own-changes.ts'
import { shippedNoticeTexts } from './shipped-notice-texts.ts'

interface Sampled {
  config: Deps['config']
  language: Language
  now: Date
  /** What a source says with the texts that are tried. */
  textsOf: <S extends NoticeSource>(source: S) => ReturnType<(typeof shippedNoticeTexts)[S]>
}

const person = { name: 'Maria Sample', email: 'maria.sample@example.com', phone: '555 010 0100' }
const payment = {
  productKey: 'annual-subscription',
  productName: 'Annual Subscription',
  amountCents: 34_900,
  paymentIntentId: 'pi_sample',
  name: person.name,
}

/** Each mail of nobody's: its links open nothing. */
const drawings: Record<NoticeSample, (sampled: Sampled) => Promise<ComposedMail>> = {
  'sign-in-link': async ({ config, language, textsOf }) => {
    const { renderSignInMail } = await import('../accounts/emails/render-sign-in-mail.tsx')
    const url = `${config.publicUrl}/account/sign-in`
    return renderSignInMail(config, {
      url,
      minutes: linkLifeMinutes,
      language,
      texts: textsOf('frame').signIn,
    })
  },
  receipt: async ({ config, language, now, textsOf }) => {
    const { renderReceipt } = await import('../settlement/emails/receipt.tsx')
    return renderReceipt(config, payment, now, language, textsOf('receipt'))
  },
  refund: async ({ config, language, now, textsOf }) => {
    const { renderRefund } = await import('../settlement/emails/refund.tsx')
    return renderRefund(config, { ...payment, refundedCents: 10_000 }, now, language, textsOf('refund'))
  },
  renewal: async ({ config, language, now, textsOf }) => {
    const { renderRenewalMail } = await import('../renewals/emails/renewal-mail.tsx')
    return renderRenewalMail(config, {
      kind: 'renewal',
      product: payment.productName,
      period: 'year',
      priceCents: 9_900,
      renewsAt: daysAfter(now, 30),
      boughtAt: daysAfter(now, -335),
      buyer: { name: person.name, sessionId: 'cs_sample' },
      language,
      texts: textsOf('renewal'),
    })
  },
  'agreement-signed': (sampled) => drawAgreement(sampled, 'signed'),
  'agreement-open': (sampled) => drawAgreement(sampled, 'open'),
  'agreement-cancelled': (sampled) => drawAgreement(sampled, 'cancelled'),
}

async function drawAgreement(
  { config, language, now, textsOf }: Sampled,
  kind: 'signed' | 'open' | 'cancelled',
): Promise<ComposedMail> {
  const { renderAgreementMail } = await import('../agreement/emails/agreement-mail.tsx')
  return renderAgreementMail(config, {
    reference: 'sample',
    person,
    product: payment.productName,
    state: 'NY',
    paidBefore: false,
    cancelUntil: dayOf(daysAfter(now, 3)),
    opensOn: dayOf(daysAfter(now, 4)),
    kind,
    language,
    texts: textsOf('agreement'),
  })
}

/** A notice with these texts in place of those of its group, those of its source's other groups as they are in force. */
export async function drawNoticeSample(
  deps: Pick<Deps, 'config' | 'clock'>,
  queryable: Queryable,
  input: { group: NoticeTextGroup; language: Language; changes: TextChanges },
): Promise<ComposedMail> {
  const { group, language, changes } = input
  const others = groupsOf(group.source).filter(({ key }) => key !== group.key)
  const keys = others.map(({ key }) => key)
  const inForce = keys.length === 0 ? {} : (await ownChanges(queryable, keys))[language]
  return drawings[group.shownIn]({
    config: deps.config,
    language,
    now: deps.clock.now(),
    textsOf: (source) =>
      noticeWith(source, { ...inForce, ...changes }, shippedNoticeTexts[source](language)) as never,
  })
}
