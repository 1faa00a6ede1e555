import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { hashOfSecret } from '../accounts/session-cookie.ts'
import { copyDraftFiles } from '../intake/keep-draft-files.ts'
import type { FundingDraftRow } from './funding.tables.ts'
import { fundingDraftForm } from './funding-draft-form.ts'
import { lockDraftOfToken, setDraftOpenedBy, upsertFundingDraft } from './funding-drafts.store.ts'
import { openFundingDraftRow, sealFundingDraft } from './keep-funding-draft.ts'

/**
 * Takes a copy of the draft that a mailed link names, its waiting files included, in the place of what this browser had. The first browser that opens
 * the link may open it again; what was copied once is not copied over what was typed since.
 * Errors: token_invalid for an unknown, used or expired link, all alike.
 */
export async function openFundingDraft(
  deps: Deps,
  input: { token: string; userId: string },
): Promise<{ opened: true }> {
  const { userId } = input
  const from = await deps.database.transaction(async (tx) => {
    const row = await lockDraftOfToken(tx, hashOfSecret(input.token), deps.clock.now())
    if (!row || (row.openedBy !== null && row.openedBy !== userId))
      throw new Refusal('token_invalid', says('account.linkUsed'))
    if (row.userId === userId || row.openedBy === userId) return null
    await copyDraft(deps, tx, { row, userId })
    await setDraftOpenedBy(tx, row.userId, userId)
    return row.userId
  })
  if (from !== null) await copyDraftFiles(deps, fundingDraftForm, { from, to: userId })
  return { opened: true }
}

async function copyDraft(
  deps: Deps,
  tx: Queryable,
  { row, userId }: { row: FundingDraftRow; userId: string },
): Promise<void> {
  const { fields, step } = openFundingDraftRow(deps, row)
  await upsertFundingDraft(tx, {
    userId,
    emailKey: row.emailKey,
    fieldsSealed: sealFundingDraft(deps, userId, fields),
    step,
    savedAt: row.savedAt,
  })
}
