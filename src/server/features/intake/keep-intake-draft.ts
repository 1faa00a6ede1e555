import type { Deps } from '../../deps.ts'
import { deleteDraftsBefore, selectDraft, upsertDraft } from './intake.store.ts'

const context = (userId: string) => `intake-draft:${userId}`
const dayMs = 24 * 60 * 60 * 1000

/** Keeps what a browser typed so far, sealed, for 24 hours; older drafts of anybody go on the way. */
export async function saveIntakeDraft(
  deps: Deps,
  input: { userId: string; fields: Record<string, string> },
): Promise<{ savedAt: string }> {
  const now = deps.clock.now()
  await deleteDraftsBefore(deps.database.db, new Date(now.getTime() - dayMs))
  await upsertDraft(deps.database.db, {
    userId: input.userId,
    fieldsSealed: deps.sealer.seal(JSON.stringify(input.fields), context(input.userId)),
    updatedAt: now,
  })
  return { savedAt: now.toISOString() }
}

/** What this browser typed before; empty when there is nothing or it is older than 24 hours. */
export async function getIntakeDraft(
  deps: Deps,
  userId: string,
): Promise<{ fields: Record<string, string> }> {
  const row = await selectDraft(deps.database.db, userId)
  if (!row || deps.clock.now().getTime() - row.updatedAt.getTime() > dayMs) return { fields: {} }
  return { fields: JSON.parse(deps.sealer.openText(row.fieldsSealed, context(userId))) }
}
