import type { CaseFile, EvidencePicture } from '../letters/case-file.ts'
import type { WritingOptions, WrittenDocument } from './write-documents.ts'
import { startWritingChild, type WritingChild } from './writing-child.ts'

export interface DocumentWriter {
  /** As writeDocuments, in a low-priority child; one case after the other. Rejects on a deadline, a crash, a bad case. */
  writeDocuments(caseFile: CaseFile, options?: Pick<WritingOptions, 'pictures'>): Promise<WrittenDocument[]>
  /** Ends the child; cases not yet written are rejected. */
  close(): void
}

export interface DocumentWriterOptions {
  deadlineMs?: number
  /** A child that nobody needs is ended after this. */
  idleMs?: number
}

/** The child starts when first needed, and is kept warm: its fonts and templates are then already read. */
export function createDocumentWriter(options: DocumentWriterOptions = {}): DocumentWriter {
  const { deadlineMs = 30_000, idleMs = 60_000 } = options
  let child: WritingChild | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let closed = false

  async function write(caseFile: CaseFile, pictures: readonly EvidencePicture[]): Promise<WrittenDocument[]> {
    if (closed) throw new Error('The document writer is closed.')
    clearTimeout(idle)
    if (child === null || !child.isUsable()) child = startWritingChild(deadlineMs)
    try {
      return await child.write(caseFile, pictures)
    } finally {
      clearTimeout(idle)
      idle = setTimeout(() => child?.end(), idleMs)
      idle.unref()
    }
  }

  return {
    writeDocuments: (caseFile, { pictures = [] } = {}) => {
      const turn = last.then(() => write(caseFile, pictures))
      last = turn.catch(() => {})
      return turn
    },
    close: () => {
      closed = true
      clearTimeout(idle)
      child?.end()
    },
  }
}
