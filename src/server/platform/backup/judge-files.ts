import { createHash } from 'node:crypto'
import type { Queryable } from '../db/database.ts'
import { selectFilesAndHashes } from '../db/file-keys.store.ts'
import type { FileKeyColumn } from '../db/rows-that-go.ts'
import type { FileStore } from '../files/file-store.ts'

export interface JudgedFiles {
  /** Files that rows name, each once. */
  named: number
  /** Of these, files that open with the key. */
  opened: number
  /** Of these, files whose plain bytes have the hash that their row says; not every table says one. */
  hashed: number
  /** One sentence for each file that is missing, does not open or is another one. */
  wrong: string[]
}

/** Opens every file that rows name, one after the other, and compares it with what its row says of it. */
export async function judgeFiles(
  db: Queryable,
  files: FileStore,
  columns: readonly FileKeyColumn[],
): Promise<JudgedFiles> {
  const judged: JudgedFiles = { named: 0, opened: 0, hashed: 0, wrong: [] }
  const seen = new Set<string>()
  for (const column of columns) {
    for (const { table, key, sha256 } of await selectFilesAndHashes(db, column)) {
      if (seen.has(key)) continue
      seen.add(key)
      judged.named += 1
      const bytes = await files.get(key).catch((error: Error) => error)
      if (bytes instanceof Error) {
        judged.wrong.push(`The file ${key}, named in ${table}: ${bytes.message}`)
        continue
      }
      judged.opened += 1
      if (sha256 === null) continue
      if (createHash('sha256').update(bytes).digest('hex') === sha256) judged.hashed += 1
      else judged.wrong.push(`The file ${key}, named in ${table}, is another one than its row says.`)
    }
  }
  return judged
}
