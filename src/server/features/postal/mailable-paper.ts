import { createHash } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { listDocumentRows } from '../documents/list-documents.ts'

/** What a provider prints of one letter: the letter with everything that it encloses. */
export interface MailablePaper {
  pdf: Uint8Array
  pages: number
  /** Hexadecimal digits, of `pdf`. */
  sha256: string
  /** The client's signature is set in it: nobody signs what somebody else prints. */
  isSigned: boolean
  /** What it names as enclosed and does not hold: 'copy of identification'. */
  missing: readonly string[]
}

/** The paper of a document; null when this client has no such document. */
export async function mailablePaper(
  deps: Pick<Deps, 'files'>,
  queryable: Queryable,
  { clientId, documentId }: { clientId: number; documentId: number },
): Promise<MailablePaper | null> {
  const document = (await listDocumentRows(queryable, clientId)).find(({ id }) => id === documentId)
  if (!document) return null
  const pdf = await deps.files.get(document.fileKey)
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  return { pdf, pages: document.pages, sha256, isSigned: true, missing: [] }
}
