import { dayOf, daysAfter } from '../../../shared/rules/civil-days.ts'
import { linkLifeMinutes } from '../accounts/mail-sign-in-link.ts'
import { type NoticeDrawings, samplePerson } from './sampled-notice.ts'

const { name, email } = samplePerson
/** What staff write stands between the texts, and is none of them. */
const answer = { message: '…', author: 'Alex' }

/** Mails around messages, sign-in and the end of somebody's data. */
export const messageSamples: NoticeDrawings<
  | 'sign-in-link'
  | 'support-answer'
  | 'message-received'
  | 'visitor-answer'
  | 'portal-invitation'
  | 'retention'
  | 'deletion'
  | 'address-deletion'
  | 'lapsed-deletion'
> = {
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
  'support-answer': async ({ config, language, textsOf }) => {
    const { renderSupportAnswer } = await import('../inbox/emails/support-answer.tsx')
    const texts = textsOf('support-answer')
    return renderSupportAnswer(config, { client: { id: 0, name }, ...answer, language, texts })
  },
  'message-received': async ({ config, language, textsOf }) => {
    const { renderMessageReceived } = await import('../inbox/emails/visitor-mails.tsx')
    return renderMessageReceived(config, language, textsOf('visitors'))
  },
  'visitor-answer': async ({ config, language, textsOf }) => {
    const { renderVisitorAnswer } = await import('../inbox/emails/visitor-mails.tsx')
    return renderVisitorAnswer(config, { ...answer, language, texts: textsOf('visitors') })
  },
  'portal-invitation': async ({ config, language, textsOf }) => {
    const { renderPortalInvitation } = await import('../arrivals/emails/render-portal-invitation.tsx')
    const url = `${config.publicUrl}/account/sign-in`
    return renderPortalInvitation(config, { name, email, url, language, texts: textsOf('invitation') })
  },
  retention: async ({ config, language, now, textsOf }) => {
    const { renderRetentionMail } = await import('../privacy/emails/end-of-data-mail.tsx')
    const on = dayOf(daysAfter(now, 14))
    const texts = textsOf('privacy')
    return renderRetentionMail(config, { clientId: 0, on, because: 'unused', language, texts })
  },
  deletion: async ({ config, language, now, textsOf }) => {
    const { renderDeletionMail } = await import('../privacy/emails/end-of-data-mail.tsx')
    const on = dayOf(daysAfter(now, 7))
    return renderDeletionMail(config, { clientId: 0, on, language, texts: textsOf('privacy') })
  },
  'address-deletion': async ({ config, language, now, textsOf }) => {
    const { renderAddressDeletionMail } = await import('../privacy/emails/end-of-data-mail.tsx')
    const on = dayOf(daysAfter(now, 7))
    return renderAddressDeletionMail(config, { on, language, texts: textsOf('privacy') })
  },
  'lapsed-deletion': async ({ config, language, textsOf }) => {
    const { renderLapsedDeletionMail } = await import('../privacy/emails/end-of-data-mail.tsx')
    return renderLapsedDeletionMail(config, language, textsOf('privacy'))
  },
}
