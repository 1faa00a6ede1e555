import type { Deps } from '../../deps.ts'
import { findClient } from '../clients/find-client.ts'
import { listClientIdsOfViewer } from './clients-of-viewer.policy.ts'
import type { Viewer } from './viewer.ts'

interface MyClient {
  id: number
  name: string
  clientType: string
  createdAt: string
}

/** The records that this browser holds or is signed in to, newest first (decision 15); blocked ones are left out. */
export async function listMyClients(deps: Pick<Deps, 'database'>, viewer: Viewer): Promise<MyClient[]> {
  const ids = await listClientIdsOfViewer(deps, viewer)
  const rows = await Promise.all(ids.map((id) => findClient(deps.database.db, id)))
  return rows
    .filter((row) => row !== undefined)
    .filter((row) => row.blockedAt === null)
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id)
    .map(({ id, name, clientType, createdAt }) => ({
      id,
      name,
      clientType,
      createdAt: createdAt.toISOString(),
    }))
}
