import { productNameIn } from '../../../../shared/messages/product-name-in.ts'
import type { Language } from '../../../../shared/rules/language.ts'
import { zonedInstantText } from '../../../../shared/rules/time-zone.ts'
import type { Config } from '../../../config.ts'
import { MailButton, MailFacts, MailFrame, MailMarked, MailText } from '../../outbox/emails/mail-frame.tsx'
import { renderMail } from '../../outbox/emails/render-mail.ts'
import { changeableUntil } from '../bookings.policy.ts'
import type { SessionBookingRow } from '../bookings.tables.ts'
import type { SessionNews } from '../session-news.ts'
import type { BookingMailTexts } from './booking-mail-texts.ts'

/** Tells the buyer of a session when it is, or that it is not, on their own clock. */
export async function renderSessionMail(
  config: Pick<Config, 'accent' | 'brand' | 'postalAddress' | 'supportEmail'>,
  input: {
    kind: SessionNews
    booking: Pick<SessionBookingRow, 'startsAt' | 'endsAt' | 'timeZone' | 'state'>
    product: string
    buyer: string | null
    host: { name: string; meeting: string }
    page: string
    now: Date
    language: Language
    texts: BookingMailTexts
  },
): Promise<{ subject: string; html: string; text: string }> {
  const { kind, booking, host, language, texts } = input
  const product = productNameIn(language, input.product)
  const { timeZone } = booking
  const when = zonedInstantText(booking.startsAt, { timeZone, language })
  const until = changeableUntil(booking)
  const isAhead = booking.state === 'booked'
  const minutes = Math.round((booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000)
  const sentence = texts[kind].text(product, when)
  const facts: [string, string][] = [
    [texts.when, when],
    [texts.minutes, texts.minutesText(minutes)],
    [texts.host, host.name],
    [texts.meeting, host.meeting],
  ]
  const content = await renderMail(
    <MailFrame
      title={texts[kind].title}
      preheader={sentence}
      postalAddress={config.postalAddress}
      accent={config.accent}
      brand={config.brand}
      language={language}
    >
      <MailText>{texts.greeting(input.buyer ?? '')}</MailText>
      <MailText>{sentence}</MailText>
      {isAhead && <MailFacts facts={facts.filter(([, value]) => value !== '')} />}
      {isAhead && (
        <MailMarked
          text={
            until > input.now
              ? texts.changes(zonedInstantText(until, { timeZone, language }))
              : texts.cannotCome(config.supportEmail)
          }
        />
      )}
      {kind !== 'closed' && <MailButton href={input.page}>{isAhead ? texts.see : texts.again}</MailButton>}
    </MailFrame>,
  )
  return { subject: texts[kind].subject(product), ...content }
}
