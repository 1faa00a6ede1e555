import { msOfDay } from '../../../shared/rules/civil-days.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { type FundingFields, fundingFields } from '../../../shared/rules/funding-form.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { FundingDraftRow } from './funding.tables.ts'
import { deleteFundingDraftsBefore, selectFundingDraft, upsertFundingDraft } from './funding-drafts.store.ts'

export interface FundingDraft {
  fields: FundingFields
  step: number
}

/** As long as the cookie of a browser lives. */
const keptMs = 30 * msOfDay

const context = (userId: string) => `funding-draft:${userId}`

/** Keeps what a browser typed so far, sealed, for 30 days; older drafts of anybody go on the way. */
export async function saveFundingDraft(
  deps: Deps,
  input: { userId: string; draft: FundingDraft },
): Promise<{ savedAt: string }> {
  const { userId, draft } = input
  const { db } = deps.database
  const savedAt = deps.clock.now()
  await forgetOldFundingDrafts(deps)
  await upsertFundingDraft(db, {
    userId,
    emailKey: emailKeyOf(draft.fields.email),
    fieldsSealed: sealFundingDraft(deps, userId, draft.fields),
    step: draft.step,
    savedAt,
  })
  return { savedAt: savedAt.toISOString() }
}

/** Drafts that no browser can open any more go. */
export async function forgetOldFundingDrafts(deps: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  await deleteFundingDraftsBefore(deps.database.db, new Date(deps.clock.now().getTime() - keptMs))
}

/** What this browser typed before; null when there is nothing or it is older than 30 days. */
export async function findFundingDraft(
  deps: Deps,
  userId: string,
): Promise<(FundingDraft & { savedAt: string }) | null> {
  const row = await selectFundingDraft(deps.database.db, userId)
  if (!row || deps.clock.now().getTime() - row.savedAt.getTime() > keptMs) return null
  return { ...openFundingDraftRow(deps, row), savedAt: row.savedAt.toISOString() }
}

/** Whether a browser has a form that it has not sent. */
export const hasFundingDraft = async (queryable: Queryable, userId: string): Promise<boolean> =>
  (await selectFundingDraft(queryable, userId)) !== undefined

/** Sealed so that it opens as the draft of this session only. */
export function sealFundingDraft(
  deps: Pick<Deps, 'sealer'>,
  userId: string,
  fields: FundingFields,
): Uint8Array {
  return deps.sealer.seal(JSON.stringify(fields), context(userId))
}

export function openFundingDraftRow(deps: Pick<Deps, 'sealer'>, row: FundingDraftRow): FundingDraft {
  const text = deps.sealer.openText(row.fieldsSealed, context(row.userId))
  return { fields: fundingFields.parse(JSON.parse(text)), step: row.step }
}
