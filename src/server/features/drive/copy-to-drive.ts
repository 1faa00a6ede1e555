import { clientRoom } from '../../../shared/live.ts'
import type { Deps } from '../../deps.ts'
import { DriveError } from '../../platform/drive/drive.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { findClient } from '../clients/find-client.ts'
import { deleteCopiesOf, deleteCopy, insertCopy, selectCopies, setDriveFolder } from './drive.store.ts'
import { filesToCopy } from './files-to-copy.ts'

/**
 * Makes the client's folder in the cloud drive what it should be: every file once, a rewritten draft in the place of the
 * one before, none that is not a file of the client any more. May be cut off anywhere and run again: the drive finds what
 * an earlier attempt made. After the last attempt staff see why in the log and in the client's audit log.
 */
export async function copyToDrive(
  deps: Deps,
  input: { clientId: number; lastAttempt: boolean },
): Promise<void> {
  const { clientId } = input
  const client = await findClient(deps.database.db, clientId)
  if (!client?.intakeCompletedAt) return
  try {
    const folderId = await folderOf(deps, client)
    if (folderId !== null) await copyFiles(deps, clientId, folderId)
  } catch (cause) {
    if (isGone(cause) && client.driveFolderId !== null) await forgetFolder(deps, clientId)
    if (input.lastAttempt) await noteFailure(deps, clientId, cause)
    throw cause
  }
}

/** The folder's id; null when the client was deleted while it was made. */
async function folderOf(deps: Deps, client: ClientRow): Promise<string | null> {
  if (client.driveFolderId !== null) return client.driveFolderId
  const { id } = await deps.drive.ensureFolder({ clientId: client.id, name: client.name })
  const isThere = await setDriveFolder(deps.database.db, client.id, id)
  if (!isThere) {
    await deps.drive.deleteFolder(id)
    return null
  }
  deps.live.emit(clientRoom(client.id), 'portal-change', { what: 'client' })
  return id
}

async function copyFiles(deps: Deps, clientId: number, folderId: string): Promise<void> {
  const { database, drive } = deps
  const wanted = await filesToCopy(deps, clientId)
  const copied = new Map(
    (await selectCopies(database.db, clientId)).map((row) => [row.fileKey, row.driveFileId]),
  )
  const current = new Set<string>()
  for (const file of wanted) {
    const before = copied.get(file.fileKey)
    if (before !== undefined) {
      current.add(before)
      continue
    }
    const { name, contentType, key, fileKey } = file
    const bytes = await deps.files.get(fileKey)
    const driveFileId = await drive.putFile({ folderId, name, contentType, bytes, key })
    const row = { clientId, fileKey, driveFileId, copiedAt: deps.clock.now() }
    if (!(await database.transaction((tx) => insertCopy(tx, row)))) return drive.removeFile(driveFileId)
    current.add(driveFileId)
  }
  const named = new Set(wanted.map(({ fileKey }) => fileKey))
  for (const [fileKey, driveFileId] of copied) {
    if (named.has(fileKey)) continue
    if (!current.has(driveFileId)) await drive.removeFile(driveFileId)
    await deleteCopy(database.db, clientId, fileKey)
  }
}

const isGone = (cause: unknown) => cause instanceof DriveError && cause.status === 404

/** Somebody deleted the folder in the drive: the next attempt makes a new one with everything in it. */
async function forgetFolder(deps: Deps, clientId: number): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await setDriveFolder(tx, clientId, null)
    await deleteCopiesOf(tx, clientId)
  })
}

async function noteFailure(deps: Deps, clientId: number, cause: unknown): Promise<void> {
  const reason = cause instanceof Error ? cause.message.slice(0, 300) : 'unknown'
  deps.log.error({ err: cause, clientId }, 'a client’s files were not copied to the drive')
  await deps.database.transaction((tx) =>
    appendAuditEntry(tx, {
      actor: { id: 'system', name: 'ARMOR' },
      action: 'fail-drive-copy',
      clientId,
      detail: { reason },
      at: deps.clock.now(),
    }),
  )
}
