import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { migrationHashes } from './run-migrations.ts'

/**
 * Where a build keeps an empty embedded database, migrated, to be copied at a first start. Its name says for which
 * migrations it was made, so that one of another version is never taken. The same folder from src/ and from dist/.
 */
export function emptyDatabaseFolder(): string {
  const state = createHash('sha256').update(migrationHashes().join()).digest('hex').slice(0, 16)
  return fileURLToPath(new URL(`../../../../dist/empty-database-${state}`, import.meta.url))
}
