import { portalInvitationTexts as english } from '../../../../shared/messages/en/portal-invitation.ts'
import { portalInvitationTexts as spanish } from '../../../../shared/messages/es/portal-invitation.ts'
import type { Language } from '../../../../shared/rules/language.ts'

export type InvitationTexts = typeof english

/** The texts of the invitation to the portal as shipped. */
export function invitationTextsIn(language: Language): InvitationTexts {
  return language === 'es' ? spanish : english
}
