import { dayOf, daysAfter } from '../../../shared/rules/civil-days.ts'
import type { NoticeSample } from '../../../shared/texts/notice-group.ts'
import type { SessionNews } from '../bookings/bookings.jobs.ts'
import { type NoticeDrawings, type Sampled, samplePerson } from './sampled-notice.ts'

type Rendered = Promise<{ subject: string; html: string; text: string }>
type SampleOfSession = Exclude<Extract<NoticeSample, `session-${string}`>, 'session-answer'>

/** Mails about sessions, works and letters that are mailed for somebody. */
export const serviceSamples: NoticeDrawings<
  SampleOfSession | Extract<NoticeSample, `work-${string}` | `postal-${string}`>
> = {
  'session-booked': (sampled) => drawSession(sampled, 'booked'),
  'session-moved': (sampled) => drawSession(sampled, 'moved'),
  'session-handed-over': (sampled) => drawSession(sampled, 'handed-over'),
  'session-cancelled': (sampled) => drawSession(sampled, 'cancelled'),
  'session-withdrawn': (sampled) => drawSession(sampled, 'withdrawn'),
  'session-closed': (sampled) => drawSession(sampled, 'closed'),
  'session-day-before': (sampled) => drawSession(sampled, 'day-before'),
  'session-hour-before': (sampled) => drawSession(sampled, 'hour-before'),
  'work-delivered': (sampled) => drawWork(sampled, 'delivered'),
  'work-reopened': (sampled) => drawWork(sampled, 'reopened'),
  'postal-delivered': (sampled) => drawPostalNews(sampled, 'delivered'),
  'postal-returned': (sampled) => drawPostalNews(sampled, 'returned'),
  'postal-receipt': (sampled) => drawPostalPayment(sampled, 'receipt'),
  'postal-refund': (sampled) => drawPostalPayment(sampled, 'refund'),
}

async function drawSession({ config, language, now, textsOf }: Sampled, kind: SessionNews): Rendered {
  const { renderSessionMail } = await import('../bookings/emails/session-mail.tsx')
  const isGone = kind === 'cancelled' || kind === 'withdrawn' || kind === 'closed'
  const startsAt = daysAfter(now, 5)
  return renderSessionMail(config, {
    kind,
    booking: {
      startsAt,
      endsAt: new Date(startsAt.getTime() + 45 * 60_000),
      timeZone: 'America/New_York',
      state: isGone ? 'cancelled' : 'booked',
    },
    product: 'Strategy Session',
    buyer: samplePerson.name,
    host: { name: 'Alex', meeting: '555 010 0199' },
    page: `${config.publicUrl}/account/overview`,
    now,
    language,
    texts: textsOf('bookings'),
  })
}

async function drawWork({ config, language, textsOf }: Sampled, kind: 'delivered' | 'reopened'): Rendered {
  const { renderWorkNewsMail } = await import('../works/emails/work-news-mail.tsx')
  return renderWorkNewsMail(config, {
    kind,
    key: 'strategy-session',
    product: 'Strategy Session',
    hasNote: kind === 'delivered',
    buyerName: samplePerson.name,
    language,
    texts: textsOf('works'),
  })
}

async function drawPostalNews(
  { config, language, now, textsOf }: Sampled,
  kind: 'delivered' | 'returned',
): Rendered {
  const { renderPostalNewsMail } = await import('../postal/emails/postal-news-mail.tsx')
  return renderPostalNewsMail(config, {
    kind,
    recipient: 'Experian',
    service: 'certified',
    day: dayOf(now),
    isProved: null,
    isSandbox: false,
    name: samplePerson.name,
    clientId: 0,
    language,
    texts: textsOf('postal-news'),
  })
}

async function drawPostalPayment(
  { config, language, now, textsOf }: Sampled,
  kind: 'receipt' | 'refund',
): Rendered {
  const { renderPostalPaymentMail } = await import('../postal/emails/postal-payment-mail.tsx')
  return renderPostalPaymentMail(config, {
    kind,
    cents: 2_097,
    name: samplePerson.name,
    clientId: 0,
    reference: 'pi_sample',
    at: now,
    language,
    texts: textsOf('postal-receipt'),
  })
}
