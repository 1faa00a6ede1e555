import type { StaffWork, WorkShown } from '../../../shared/api/works.ts'
import { type WorkKey, workKeys } from '../../../shared/catalogue/grants.ts'
import { workTerms } from '../../../shared/catalogue/work-terms.ts'
import { workStateAt } from '../../../shared/rules/work-clock.ts'
import type { Deps } from '../../deps.ts'
import { openNote } from './work-note.ts'
import type { WorkOfBuyer } from './work-rows.store.ts'

type Needs = Pick<Deps, 'sealer' | 'clock'>

/** A work as its buyer sees it; null for one that the catalogue does not know any more. */
export function shownWork(
  deps: Needs,
  { work, owner }: WorkOfBuyer,
  { withNote }: { withNote: boolean },
): WorkShown | null {
  const key = keyOf(work.workKey)
  if (key === null) return null
  const state = workStateAt(work, deps.clock.now())
  const note = state === 'delivered' ? openNote(deps, work) : null
  return {
    id: work.id,
    key,
    orderedAt: work.orderedAt.toISOString(),
    dueOn: work.dueOn,
    agreed: work.isAgreed,
    state,
    owner,
    deliveredAt: work.deliveredAt?.toISOString() ?? null,
    note: withNote ? note : null,
    noteKept: note !== null && !withNote,
  }
}

/**
 * The same for staff, who also see a note that waits for the work to be delivered again.
 * @param viewer.names of everybody on the staff, by id, so that two of one name can be told apart
 */
export function staffWorkOf(
  deps: Needs,
  row: WorkOfBuyer,
  viewer: { id: string; names: ReadonlyMap<string, string> },
): StaffWork | null {
  const shown = shownWork(deps, row, { withNote: true })
  if (shown === null) return null
  const { work, product, buyer, clientId, applicationId } = row
  return {
    ...shown,
    owner: staffOwnerOf(row, viewer.names),
    note: openNote(deps, work),
    product,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    clientId,
    applicationId,
    ownerId: work.ownerUserId,
    isMine: work.ownerUserId === viewer.id,
    isSession: workTerms[shown.key].isSession,
    deliveredBy: work.deliveredBy,
  }
}

/** What staff call the owner. */
export const staffOwnerOf = (
  { work, owner }: WorkOfBuyer,
  names: ReadonlyMap<string, string>,
): string | null => (work.ownerUserId !== null && names.get(work.ownerUserId)) || owner

export const keyOf = (text: string): WorkKey | null => workKeys.find((key) => key === text) ?? null
