import { createHash } from 'node:crypto'

/** What an entry's hash covers: everything that it says, its place and the hash of the entry before. */
export interface ChainedEntry {
  /** 1 for the first entry. */
  position: number
  at: string
  actorId: string
  actorName: string
  action: string
  clientId: number | null
  detail: Record<string, string | number | boolean | null>
  previousHash: string
}

/** What stands before the first entry. */
export const chainStart = '0'.repeat(64)

/** SHA-256 (hex) of the entry as JSON with its keys in one fixed order: jsonb does not keep the order given. */
export function hashOfEntry(entry: ChainedEntry): string {
  const detail = Object.entries(entry.detail).sort(([a], [b]) => (a < b ? -1 : 1))
  const said = [
    entry.position,
    entry.at,
    entry.actorId,
    entry.actorName,
    entry.action,
    entry.clientId,
    detail,
    entry.previousHash,
  ]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}
