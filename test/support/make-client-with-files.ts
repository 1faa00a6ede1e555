import type { Deps } from '../../src/server/deps.ts'
import { documents } from '../../src/server/features/documents/documents.tables.ts'
import { clientFiles } from '../../src/server/features/intake/intake.tables.ts'
import { reportUploads } from '../../src/server/features/reports/reports.tables.ts'
import { sealFileName } from '../../src/server/platform/files/sealed-file-name.ts'

const pdf = new TextEncoder().encode('%PDF-1.7\n% a small file for tests\n%%EOF\n')

/** Gives a client one report, one identity file and one document; answers their ids. */
export async function addFilesTo(
  deps: Deps,
  clientId: number,
): Promise<{ reportId: number; fileId: number; documentId: number }> {
  const { db } = deps.database
  const store = async () => {
    const { key, bytes, sha256 } = await deps.files.put(pdf)
    return { clientId, fileKey: key, bytes, sha256 }
  }
  const storeNamed = async (fileName: string) => {
    const file = await store()
    return { ...file, fileNameSealed: sealFileName(deps.sealer, file.fileKey, fileName) }
  }
  const [report] = await db
    .insert(reportUploads)
    .values({ ...(await storeNamed('my report.pdf')), bureau: 'experian', pages: 1 })
    .returning()
  const [identity] = await db
    .insert(clientFiles)
    .values({
      ...(await storeNamed('licence.pdf')),
      field: 'licenseId',
      contentType: 'application/pdf',
    })
    .returning()
  const [document] = await db
    .insert(documents)
    .values({
      ...(await store()),
      round: 1,
      documentType: 'mail_log',
      runId: `run-of-${clientId}`,
      fileName: 'mail-log.pdf',
      pages: 1,
    })
    .returning()
  if (!report || !identity || !document) throw new Error('the files of a test client were not inserted')
  return { reportId: report.id, fileId: identity.id, documentId: document.id }
}
