/** Links that act for whoever opens them: a session, an invitation, a consent, a subscription that is cancelled. */
const actingLink = /([?&](?:token|code|key|link|draft|session_id)=|\/api\/unsubscribe\/)[A-Za-z0-9._~%+/=-]+/g

/** HTML or text of a mail for staff to look at: what would act for its reader is blanked out. */
export function withoutActingLinks(content: string): string {
  return content.replaceAll(actingLink, '$1•••')
}
