import type { Deps } from '../../src/server/deps.ts'
import { fundingDocuments, fundingFiles } from '../../src/server/features/funding/funding.tables.ts'
import { sealFileName } from '../../src/server/platform/files/sealed-file-name.ts'

/** A document of a funding application with its file. */
export async function addFundingFile(
  deps: Deps,
  applicationId: number,
): Promise<{ fundingDocumentId: string; fundingFileId: string }> {
  const { db } = deps.database
  const createdAt = deps.clock.now()
  const [document] = await db
    .insert(fundingDocuments)
    .values({ applicationId, key: 'bank-statements', name: 'Bank Statements', required: true, createdAt })
    .returning()
  const { key: fileKey, sha256 } = await deps.files.put(Buffer.from('%PDF-1.7 statement'))
  const [file] = await db
    .insert(fundingFiles)
    .values({
      applicationId,
      documentId: document?.id ?? 0,
      fileNameSealed: sealFileName(deps.sealer, fileKey, 'statement.pdf'),
      bytes: 18,
      fileKey,
      sha256,
      contentType: 'application/pdf',
      createdAt,
    })
    .returning()
  return { fundingDocumentId: String(document?.id), fundingFileId: String(file?.id) }
}
