import type { Log } from '../log/log.ts'
import type { Database } from './database.ts'
import { openDataFolder } from './open-data-folder.ts'
import { openPostgres } from './open-postgres.ts'

interface DatabaseSettings {
  databaseUrl: string | null
  databasePool: number
  databaseTimeoutSeconds: number
  dataDir: string
}

/**
 * Opens the database of the settings, migrated: PostgreSQL when there is a DATABASE_URL, else the embedded one in the
 * data folder, which this process then holds alone. Throws StartRefused with one sentence.
 */
export function openDatabase(settings: DatabaseSettings, log: Log): Promise<Database> {
  return settings.databaseUrl === null
    ? openDataFolder(settings.dataDir, log)
    : openPostgres(
        settings.databaseUrl,
        { most: settings.databasePool, patienceMs: settings.databaseTimeoutSeconds * 1000 },
        log,
      )
}
