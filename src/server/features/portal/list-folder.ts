import { parseRecordId } from '../../../shared/rules/record-id.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { OpenedFile } from '../../platform/files/file-store.ts'
import { fileNameOf, type NamedFile } from '../../platform/files/sealed-file-name.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findClient } from '../clients/find-client.ts'
import { listDocuments } from '../documents/list-documents.ts'
import { findClientFile, listClientFiles } from '../intake/list-client-files.ts'
import { listAllReports } from '../reports/list-reports.ts'

export interface Folder {
  clientName: string
  files: { id: string; kind: string; fileName: string; bytes: number; createdAt: string; url: string }[]
}

/** Decision 28: everything kept for a client, uploads and documents, newest first. */
export async function listFolder(deps: Deps, clientId: number): Promise<Folder> {
  const client = await findClient(deps.database.db, clientId)
  if (!client) throw new Refusal('not_found', says('case.noClient'))
  const [reports, files, documents] = await Promise.all([
    listAllReports(deps.database.db, clientId),
    listClientFiles(deps.database.db, clientId),
    listDocuments(deps.database.db, clientId),
  ])
  const entry = (id: string, kind: string, row: NamedFile & { bytes: number; createdAt: Date }) => ({
    id,
    kind,
    fileName: fileNameOf(deps.sealer, row),
    bytes: row.bytes,
    createdAt: row.createdAt.toISOString(),
    url: `/api/clients/${clientId}/files/${id}`,
  })
  return {
    clientName: client.name,
    files: [
      ...documents.map((document) => ({
        id: `document-${document.id}`,
        kind: document.documentType,
        fileName: document.fileName,
        bytes: document.bytes,
        createdAt: document.createdAt,
        url: document.fileUrl,
      })),
      ...reports.map((report) => entry(`report-${report.id}`, `${report.bureau}_report`, report)),
      ...files.map((file) => entry(`file-${file.id}`, file.field, file)),
    ].sort((one, other) => other.createdAt.localeCompare(one.createdAt)),
  }
}

/** One uploaded file of the folder; its id says which kind it is. Errors: not_found. */
export async function downloadFolderFile(
  deps: Deps,
  input: { clientId: number; fileId: string },
): Promise<{ bytes: OpenedFile; fileName: string; contentType: string }> {
  const [, kind, digits] = /^(report|file)-(\d+)$/.exec(input.fileId) ?? []
  const id = parseRecordId(digits ?? '')
  const found =
    kind === 'report'
      ? (await listAllReports(deps.database.db, input.clientId)).find((each) => each.id === id)
      : kind === 'file' && id !== null
        ? await findClientFile(deps.database.db, input.clientId, id)
        : undefined
  if (!found?.fileKey) throw new Refusal('not_found', says('case.noFile'))
  const contentType = 'contentType' in found ? found.contentType : 'application/pdf'
  return {
    bytes: await deps.files.open(found.fileKey),
    fileName: fileNameOf(deps.sealer, found),
    contentType: contentType ?? 'application/octet-stream',
  }
}
