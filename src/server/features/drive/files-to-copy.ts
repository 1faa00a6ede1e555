import type { Deps } from '../../deps.ts'
import { fileNameOf, type NamedFile } from '../../platform/files/sealed-file-name.ts'
import { listStandingDocuments } from '../documents/list-documents.ts'
import { listClientFiles } from '../intake/list-client-files.ts'
import { listLetterEvents } from '../mail-log/list-letter-events.ts'
import { listMailingSteps } from '../mail-log/list-mailing-steps.ts'
import { listAllReports } from '../reports/list-reports.ts'
import { listAnswers } from '../results/list-answers.ts'

export interface FileToCopy {
  /** Names the file in its folder, whatever version of it: 'document-12'. */
  key: string
  /** Of the file store. */
  fileKey: string
  name: string
  contentType: string
}

const pdf = 'application/pdf'

/**
 * What belongs into a client's folder: uploads, documents, proofs of mailing and answers; drafts as they are now. A stored
 * file that several rows share, such as a report of all three bureaus, is one file there.
 */
export async function filesToCopy(
  deps: Pick<Deps, 'database' | 'sealer'>,
  clientId: number,
): Promise<FileToCopy[]> {
  const { db } = deps.database
  const files: (Omit<FileToCopy, 'fileKey' | 'contentType'> & {
    fileKey: string | null
    contentType: string | null
  })[] = []
  const nameOf = (file: NamedFile) => fileNameOf(deps.sealer, file)
  for (const row of await listAllReports(db, clientId)) {
    const { id, bureau, fileKey } = row
    files.push({ key: `report-${id}`, fileKey, name: `${bureau} ${nameOf(row)}`, contentType: pdf })
  }
  for (const row of await listClientFiles(db, clientId)) {
    const { id, field, fileKey, contentType } = row
    files.push({ key: `file-${id}`, fileKey, name: `${field} ${nameOf(row)}`, contentType })
  }
  for (const { id, round, fileKey, fileName } of await listStandingDocuments(db, clientId)) {
    files.push({ key: `document-${id}`, fileKey, name: `round ${round} ${fileName}`, contentType: pdf })
  }
  for (const row of await listMailingSteps(db, clientId)) {
    const { id, state, fileKey, contentType } = row
    files.push({ key: `step-${id}`, fileKey, name: `${state} ${nameOf(row)}`, contentType })
  }
  for (const { row } of await listLetterEvents(db, clientId)) {
    const { id, kind, fileKey, contentType } = row
    files.push({ key: `event-${id}`, fileKey, name: `${kind} ${nameOf(row)}`, contentType })
  }
  for (const { row } of await listAnswers(deps, db, clientId)) {
    const { id, bureau, round, fileKey } = row
    const name = `round ${round} answer of ${bureau} ${nameOf(row)}`
    files.push({ key: `answer-${id}`, fileKey, name, contentType: pdf })
  }
  const once = new Map<string, FileToCopy>()
  for (const { fileKey, contentType, ...file } of files) {
    if (fileKey === null || once.has(fileKey)) continue
    once.set(fileKey, { ...file, fileKey, contentType: contentType ?? 'application/octet-stream' })
  }
  return [...once.values()]
}
