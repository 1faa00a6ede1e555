import type { WrittenDocument } from '../../../engine/documents/write-documents.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { deleteDocument, lockDocuments, upsertDocument } from './documents.store.ts'
import { type LetterContent, sealContent } from './letter-content.ts'
import { type MailingPlan, sealPlan } from './mailing-plan.ts'

export interface StoredDocumentFile {
  documentType: string
  fileName: string
  fileKey: string
  bytes: number
  pages: number
  sha256: string
  notes: string[]
  undecided: number
  recipient?: string | null
  contentSealed?: Uint8Array | null
  planSealed?: Uint8Array | null
}

/**
 * Puts the PDF bytes into the file store, encrypted. Before the transaction that makes them documents.
 * @param saysOf what a letter says and to whom; kept with it, so that the next round knows what was mailed
 */
export async function storeDocumentFiles(
  deps: Pick<Deps, 'files' | 'sealer'>,
  written: readonly WrittenDocument[],
  saysOf: (document: WrittenDocument) => {
    content: LetterContent | null
    recipient: string | null
    plan: MailingPlan | null
  },
): Promise<StoredDocumentFile[]> {
  const stored: StoredDocumentFile[] = []
  for (const document of written) {
    const file = await deps.files.put(document.bytes)
    const says = saysOf(document)
    stored.push({
      documentType: document.documentType,
      fileName: document.fileName,
      fileKey: file.key,
      bytes: file.bytes,
      pages: document.pages,
      sha256: file.sha256,
      notes: document.notes,
      undecided: document.undecided,
      recipient: says.recipient,
      contentSealed: sealContent(deps, says.content),
      planSealed: sealPlan(deps, says.plan),
    })
  }
  return stored
}

/**
 * Makes the stored files the documents of their round. A document that is not among them is taken away, unless it is
 * frozen (decision 26). `replacedKeys` are files that no row names any more, to be removed after the commit: those that
 * were rewritten or taken away, and new ones whose document is frozen. `changed` are those with other bytes than before.
 * @param input.owed types of frozen drafts that are written once more; one that holds nothing decided is taken away
 */
export async function saveDocuments(
  tx: Queryable,
  input: {
    clientId: number
    runId: string
    round: number
    files: readonly StoredDocumentFile[]
    owed?: readonly string[]
    now: Date
  },
): Promise<{ replacedKeys: string[]; changed: StoredDocumentFile[] }> {
  const before = await lockDocuments(tx, input.clientId, input.round)
  const replacedKeys: string[] = []
  const changed: StoredDocumentFile[] = []
  for (const file of input.files) {
    const old = before.find((row) => row.documentType === file.documentType)
    const written = await upsertDocument(tx, {
      ...file,
      clientId: input.clientId,
      runId: input.runId,
      round: input.round,
      createdAt: input.now,
      updatedAt: input.now,
    })
    if (!written) replacedKeys.push(file.fileKey)
    else if (old && old.fileKey !== file.fileKey) replacedKeys.push(old.fileKey)
    if (written && old?.sha256 !== file.sha256) changed.push(file)
  }
  for (const row of before) {
    const isClosed = row.frozenAt !== null && !input.owed?.includes(row.documentType)
    if (isClosed || input.files.some((file) => file.documentType === row.documentType)) continue
    await deleteDocument(tx, row.id)
    replacedKeys.push(row.fileKey)
  }
  return { replacedKeys, changed }
}
