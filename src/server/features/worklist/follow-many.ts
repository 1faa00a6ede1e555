import type { FollowAct } from '../../../shared/api/staff-bulk.ts'
import { mostTags } from '../../../shared/api/tags.ts'
import { wordIn } from '../../../shared/messages/sentences-in.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type AuditActor, appendAuditEntries } from '../audit-log/append-audit-entry.ts'
import { announceToStaff } from '../clients/clients.live.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { findClientsForChange } from '../clients/find-client.ts'
import { setClientOwners } from '../clients/set-client-owners.ts'
import { requireColleague } from '../followup/colleagues.ts'
import type { SkippedClient } from '../mail/send-client-mails.ts'
import { tagMany, untagMany } from '../tags/tag-many.ts'
import { type BulkOutcome, inPortions } from './in-portions.ts'

interface FollowMany {
  act: FollowAct
  actor: AuditActor
}

/**
 * Gives many cases to somebody, or puts a tag on many clients or takes it off. What is so already counts as done; a client that is not
 * there any more, or has as many tags as may be, is skipped and named. Errors: not_found for an owner who cannot sign in.
 */
export async function followMany(
  deps: Deps,
  input: FollowMany & { clientIds: readonly number[] },
): Promise<BulkOutcome> {
  const { act } = input
  if (act.kind === 'owner') await requireColleague(deps.database.db, act.to)
  try {
    return await inPortions(input.clientIds, (ids) =>
      deps.database.transaction(async (tx) => {
        const found = await findClientsForChange(tx, ids)
        const { changed, full } = await follow(deps, tx, found, act)
        const { id, name } = input.actor
        const entry = { actor: { id, name }, action: actions[act.kind], at: deps.clock.now() }
        await appendAuditEntries(
          tx,
          changed.map((clientId) => ({ ...entry, clientId, detail: { many: true } })),
        )
        return skippedOf(ids, found, full)
      }),
    )
  } finally {
    announceToStaff(deps, null)
  }
}

const actions = { owner: 'give-client', tag: 'change-tags', untag: 'change-tags' } as const

/** @returns who is otherwise now, and who has as many tags as may be */
async function follow(
  deps: Deps,
  tx: Queryable,
  found: readonly ClientRow[],
  act: FollowAct,
): Promise<{ changed: number[]; full: number[] }> {
  const clientIds = found.map(({ id }) => id)
  if (act.kind === 'tag') return tagMany(deps, tx, { clientIds, name: act.name })
  if (act.kind === 'untag') return { changed: await untagMany(tx, { clientIds, tagId: act.tag }), full: [] }
  const changed = found.filter(({ ownerUserId }) => ownerUserId !== act.to).map(({ id }) => id)
  await setClientOwners(tx, changed, act.to)
  return { changed, full: [] }
}

function skippedOf(
  ids: readonly number[],
  found: readonly ClientRow[],
  full: readonly number[],
): SkippedClient[] {
  const byId = new Map(found.map((client) => [client.id, client]))
  return ids.flatMap((clientId): SkippedClient[] => {
    const client = byId.get(clientId)
    if (!client) return [{ clientId, name: null, reason: wordIn('en', says('staff.noClient')) }]
    if (!full.includes(clientId)) return []
    return [
      { clientId, name: client.name, reason: wordIn('en', says('staff.tooManyTags', { most: mostTags })) },
    ]
  })
}
