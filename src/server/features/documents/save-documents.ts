import type { WrittenDocument } from '../../../engine/documents/write-documents.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { lockDocuments, upsertDocument } from './documents.store.ts'

export interface StoredDocumentFile {
  documentType: string
  fileName: string
  fileKey: string
  bytes: number
  pages: number
  sha256: string
}

/** Puts the PDF bytes into the file store, encrypted. Before the transaction that makes them documents. */
export async function storeDocumentFiles(
  deps: Pick<Deps, 'files'>,
  written: readonly WrittenDocument[],
): Promise<StoredDocumentFile[]> {
  const stored: StoredDocumentFile[] = []
  for (const document of written) {
    const file = await deps.files.put(document.bytes)
    stored.push({
      documentType: document.documentType,
      fileName: document.fileName,
      fileKey: file.key,
      bytes: file.bytes,
      pages: document.pages,
      sha256: file.sha256,
    })
  }
  return stored
}

/**
 * Makes the stored files the documents of their round. `replacedKeys` are files that no row names any more, to be
 * removed after the commit: those that were rewritten, and new ones whose document is frozen (decision 26).
 */
export async function saveDocuments(
  tx: Queryable,
  input: { clientId: number; runId: string; round: number; files: readonly StoredDocumentFile[]; now: Date },
): Promise<{ replacedKeys: string[] }> {
  const before = await lockDocuments(tx, input.clientId, input.round)
  const replacedKeys: string[] = []
  for (const file of input.files) {
    const written = await upsertDocument(tx, {
      ...file,
      clientId: input.clientId,
      runId: input.runId,
      round: input.round,
      createdAt: input.now,
      updatedAt: input.now,
    })
    const old = before.find((row) => row.documentType === file.documentType)
    if (!written) replacedKeys.push(file.fileKey)
    else if (old && old.fileKey !== file.fileKey) replacedKeys.push(old.fileKey)
  }
  return { replacedKeys }
}
