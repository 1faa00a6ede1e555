import { dayOf, daysAfter, dayText } from '../../../shared/rules/civil-days.ts'
import { prequalificationRequirements } from '../../../shared/rules/prequalification.ts'
import type { NoticeSample } from '../../../shared/texts/notice-group.ts'
import type { FundingNews } from '../funding/emails/funding-mail.tsx'
import { nextActionOf } from '../funding/next-action.ts'
import { type NoticeDrawings, type Sampled, samplePerson } from './sampled-notice.ts'

type Rendered = Promise<{ subject: string; html: string; text: string }>

/** Mails about a funding application and its payments. */
export const fundingSamples: NoticeDrawings<Extract<NoticeSample, `funding-${string}`>> = {
  'funding-received': (sampled) =>
    drawNews(sampled, { kind: 'received', nextAction: nextActionOf('intake-received', []) }),
  'funding-status': (sampled) =>
    drawNews(sampled, {
      kind: 'status',
      status: 'submitted',
      note: '',
      nextAction: nextActionOf('submitted', []),
    }),
  'funding-document': (sampled) =>
    drawNews(sampled, { kind: 'document', name: '2025 tax return', note: '', required: false }),
  'funding-message': (sampled) => drawNews(sampled, { kind: 'message', text: '…', author: 'Alex' }),
  'funding-judged': async ({ config, language, textsOf }) => {
    const { renderPrequalificationMail } = await import(
      '../funding-packages/emails/prequalification-mail.tsx'
    )
    return renderPrequalificationMail(config, {
      name: samplePerson.name,
      requirements: prequalificationRequirements.map(({ key }, at) => ({ key, met: at > 1, note: null })),
      passed: false,
      packagePaid: false,
      url: statusPage(config),
      language,
      texts: textsOf('funding'),
    })
  },
  'funding-link': (sampled) => drawNews(sampled, { kind: 'link' }),
  'funding-draft': (sampled) => drawNews(sampled, { kind: 'draft' }),
  'funding-deletion': (sampled) => drawNews(sampled, { kind: 'deletion', day: dayIn(sampled, 7) }),
  'funding-retention': (sampled) => drawNews(sampled, { kind: 'retention', day: dayIn(sampled, 14) }),
  'funding-receipt': (sampled) => drawPayment(sampled, 'receipt'),
  'funding-refund': (sampled) => drawPayment(sampled, 'refund'),
}

const statusPage = ({ publicUrl }: Sampled['config']) => `${publicUrl}/readiness/status`
const dayIn = ({ now, language }: Sampled, days: number) => dayText(dayOf(daysAfter(now, days)), language)

async function drawNews({ config, language, textsOf }: Sampled, news: FundingNews): Rendered {
  const { renderFundingMail } = await import('../funding/emails/funding-mail.tsx')
  const { name } = samplePerson
  return renderFundingMail(config, {
    news,
    name,
    url: statusPage(config),
    language,
    texts: textsOf('funding'),
  })
}

async function drawPayment(
  { config, language, now, textsOf }: Sampled,
  kind: 'receipt' | 'refund',
): Rendered {
  const { renderFundingPaymentMail } = await import('../funding-packages/emails/funding-payment-mail.tsx')
  return renderFundingPaymentMail(config, {
    kind,
    cents: 9_900,
    payment: {
      name: samplePerson.name,
      productKey: 'armor-ready',
      productName: 'Funding Readiness',
      paymentIntentId: 'pi_sample',
    },
    at: now,
    language,
    texts: textsOf('funding-receipt'),
  })
}
