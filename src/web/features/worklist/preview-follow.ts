import type { FollowAct } from '../../../shared/api/staff-bulk.ts'
import type { StaffClient } from '../../../shared/api/staff-clients.ts'

/**
 * Whom it touches, as the list shows them, and how many are so already.
 * @param wish.name of the new owner or the tag; null: nobody
 */
export function previewFollow(
  clients: readonly StaffClient[],
  { kind, name }: { kind: FollowAct['kind']; name: string | null },
): { touched: readonly StaffClient[]; same: number } {
  const low = name?.toLowerCase()
  const has = ({ tags }: StaffClient) => tags.some((tag) => tag.toLowerCase() === low)
  const touched = clients.filter((client) => {
    if (kind === 'owner') return client.owner !== name
    return kind === 'untag' ? has(client) : !has(client)
  })
  return { touched, same: clients.length - touched.length }
}
