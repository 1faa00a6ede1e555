import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { postgresCluster } from '../test/support/postgres-cluster.ts'

/** A PostgreSQL of its own with an empty database, which goes with it. */
export interface EmptyPostgres {
  address: string
  close(): Promise<void>
}

export async function emptyPostgres(): Promise<EmptyPostgres> {
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-bench-run-'))
  // The cluster may run as another user, who looks into the folder.
  await fs.chmod(folder, 0o755)
  return {
    address: `${await postgresCluster(folder, process.pid)}/postgres`,
    async close() {
      // The cluster's guard stops it when this file appears.
      await fs.writeFile(path.join(folder, 'stop'), '')
      await fs.rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
    },
  }
}
