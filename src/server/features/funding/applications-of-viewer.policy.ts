import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Decision } from '../../platform/http/refusal.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { selectApplication } from './applications.store.ts'
import { isFundingHolder } from './funding-holders.store.ts'

/**
 * Decision 18 for funding applications: nobody is 'not_signed_in' whatever the number; an absent, malformed and foreign
 * one are the same 'not_found'. Staff may open all; a browser what it sent or opened by a mailed link; a signed-in
 * client also every application of the verified address.
 */
export async function mayOpenApplication(
  deps: { database: Database },
  viewer: Viewer,
  id: number,
): Promise<Decision> {
  if (viewer.kind === 'nobody') return 'not_signed_in'
  const { db } = deps.database
  const application = await selectApplication(db, id)
  if (!application) return 'not_found'
  if (viewer.kind === 'staff') return 'allow'
  if (viewer.kind === 'client' && application.emailKey === emailKeyOf(viewer.email)) return 'allow'
  return (await isFundingHolder(db, viewer.userId, id)) ? 'allow' : 'not_found'
}

/** Policy of calls with the number of an application as their path parameter `id`. */
export function ofApplicationInPath(context: {
  deps: { database: Database }
  viewer: Viewer
  params: { id: number }
}): Promise<Decision> {
  return mayOpenApplication(context.deps, context.viewer, context.params.id)
}
