import { isKnownLabel } from '../../../engine/report/hints/learned-labels.ts'
import { keyOf } from '../../../engine/report/label-keys.ts'
import type { LabelMeaning, LearnedLabel } from '../../../shared/api/pointing.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { replayLabelJob } from './pointing.jobs.ts'
import { insertLabel, selectLabelInForce } from './pointing.store.ts'
import { shownLabel } from './shown-label.ts'

/**
 * Maps a label to its meaning. It counts once a job has replayed it against every stored file and none reads worse.
 * The same label with the same meaning twice is one.
 * Errors: invalid_input for a label without two letters, conflict for one that has a meaning already.
 */
export async function teachLabel(
  deps: Deps,
  input: { label: string; meaning: LabelMeaning; actor: CaseActor },
): Promise<LearnedLabel> {
  const label = input.label.replace(/\s+/g, ' ').replace(/ ?:$/, '')
  const labelKey = keyOf(label)
  if (!/[a-z].*[a-z]/.test(labelKey))
    throw new Refusal('invalid_input', says('staff.labelLetters'), {
      label: says('staff.labelLetters'),
    })
  if (isKnownLabel(label)) throw new Refusal('conflict', says('staff.labelKnown'))
  const row = await deps.database.transaction(async (tx) => {
    const at = deps.clock.now()
    const { actor, meaning } = input
    const taught = await insertLabel(tx, {
      label,
      labelKey,
      meaning,
      state: 'trying',
      actorId: actor.id,
      actorName: actor.name,
      createdAt: at,
    })
    if (!taught) {
      const before = await selectLabelInForce(tx, labelKey)
      if (before?.meaning === meaning) return before
      throw new Refusal('conflict', says('staff.labelOtherMeaning'))
    }
    await appendAuditEntry(tx, {
      actor: { id: actor.id, name: actor.name },
      action: 'teach-label',
      detail: { label: taught.id, meaning },
      at,
    })
    await deps.queue.enqueue(tx, replayLabelJob, { labelId: taught.id, step: '0' }, { id: `${taught.id}:0` })
    return taught
  })
  return shownLabel(row)
}
