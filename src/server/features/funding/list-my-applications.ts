import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { selectHeldApplications } from './funding-holders.store.ts'

/** The applications that this browser holds, and those of an address that it has proven; the newest first. None for staff. */
export async function listMyFundingApplications(
  deps: Pick<Deps, 'database'>,
  viewer: Viewer,
): Promise<{ id: number; submissionDate: string }[]> {
  if (viewer.kind === 'nobody' || viewer.kind === 'staff') return []
  const emailKey = viewer.kind === 'client' ? emailKeyOf(viewer.email) : null
  const rows = await selectHeldApplications(deps.database.db, { userId: viewer.userId, emailKey })
  return rows.map(({ id, createdAt }) => ({ id, submissionDate: createdAt.toISOString() }))
}
