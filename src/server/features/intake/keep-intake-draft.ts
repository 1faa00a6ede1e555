import type { KeptIntakeFile } from '../../../shared/api/intake.ts'
import type { Deps } from '../../deps.ts'
import { deleteDraftsBefore, selectDraft, upsertDraft } from './intake.store.ts'
import { intakeDraftForm } from './intake-draft-form.ts'
import { listDraftFiles } from './keep-draft-files.ts'
import { oldestDraft } from './oldest-draft.ts'

const context = (userId: string) => `intake-draft:${userId}`

/** Keeps what a browser typed so far, sealed, for 24 hours; older drafts of anybody go on the way. */
export async function saveIntakeDraft(
  deps: Deps,
  input: { userId: string; fields: Record<string, string> },
): Promise<{ savedAt: string }> {
  const now = deps.clock.now()
  await deleteDraftsBefore(deps.database.db, oldestDraft(deps.clock))
  await upsertDraft(deps.database.db, {
    userId: input.userId,
    fieldsSealed: deps.sealer.seal(JSON.stringify(input.fields), context(input.userId)),
    updatedAt: now,
  })
  return { savedAt: now.toISOString() }
}

/** What this browser typed and chose before; what is older than 24 hours is not there. */
export async function getIntakeDraft(
  deps: Deps,
  userId: string,
): Promise<{ fields: Record<string, string>; files: KeptIntakeFile[] }> {
  const row = await selectDraft(deps.database.db, userId)
  const isKept = row !== undefined && row.updatedAt >= oldestDraft(deps.clock)
  const fields = isKept ? JSON.parse(deps.sealer.openText(row.fieldsSealed, context(userId))) : {}
  return { fields, files: await listDraftFiles(deps, intakeDraftForm, userId) }
}
