import type { CaseFile } from '../../../engine/letters/case-file.ts'
import { composeLetters } from '../../../engine/letters/compose-letters.ts'
import type { Deps } from '../../deps.ts'
import { type StoredDocumentFile, storeDocumentFiles } from '../documents/save-documents.ts'
import { loadPictures } from '../runs/list-pictures.ts'
import { letterContent } from './letter-content-of-case.ts'

/**
 * Writes the documents of a case with its pictures and puts them into the file store, before any transaction.
 * @param onWritten told once they are written, before they are stored
 */
export async function writeDrafts(
  deps: Deps,
  runId: string,
  caseFile: CaseFile,
  onWritten?: () => Promise<void>,
): Promise<StoredDocumentFile[]> {
  const pictures = await loadPictures(deps, runId)
  const written = await deps.engine.writeDocuments(caseFile, { pictures })
  await onWritten?.()
  const letters = composeLetters(caseFile)
  const recipients = new Map<string, string>(
    letters.map(({ documentType, recipientName }) => [documentType, recipientName]),
  )
  return storeDocumentFiles(deps, written, ({ documentType }) => ({
    content: letterContent(caseFile, documentType),
    recipient: recipients.get(documentType) ?? null,
  }))
}
