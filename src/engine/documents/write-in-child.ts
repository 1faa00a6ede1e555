import type { AgreementPaper } from '../agreement/agreement-paper.ts'
import type { EnvelopeToWrite } from '../envelope/envelope.ts'
import type { LetterToSign } from '../envelope/letter-to-sign.ts'
import type { CaseFile } from '../letters/case-file.ts'
import type { FramedPaper } from '../papers/paper.ts'
import type { TypesetPage } from './typesetter.ts'
import type { WritingOptions, WrittenDocument } from './write-documents.ts'
import type { WriterTask, Written } from './writer-messages.ts'
import { startWritingChild, type WritingChild } from './writing-child.ts'

const otherTask = 'the writing child answered another task than the one that it was given'

export interface DocumentWriter {
  /** As writeDocuments, in a low-priority child; one case after the other. Rejects on a deadline, a crash, a bad case. */
  writeDocuments(caseFile: CaseFile, options?: Pick<WritingOptions, 'pictures'>): Promise<WrittenDocument[]>
  /** One paper as a tagged PDF that bears the day `asOf` ('YYYY-MM-DD'), in the same child and the same order. */
  writePaper(paper: FramedPaper, asOf: string): Promise<TypesetPage>
  /** The same paper as a Word file (docx). */
  writeWord(paper: FramedPaper): Promise<Uint8Array>
  /** One paper of an agreement as a tagged PDF of the day `asOf`. */
  writeAgreement(paper: AgreementPaper, asOf: string): Promise<TypesetPage>
  /** One letter with everything that goes into its envelope (bindEnvelope). */
  writeEnvelope(envelope: EnvelopeToWrite, asOf: string): Promise<TypesetPage>
  /** The same letter with a signature on its line (signLetter). */
  signLetter(letter: LetterToSign, asOf: string): Promise<TypesetPage>
  /** Several of those as one file (joinEnvelopes). */
  joinEnvelopes(envelopes: readonly Uint8Array[], title: string): Promise<Uint8Array>
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

  async function write(task: WriterTask): Promise<Written> {
    if (closed) throw new Error('The document writer is closed.')
    clearTimeout(idle)
    if (child === null || !child.isUsable()) child = startWritingChild(deadlineMs)
    try {
      return await child.write(task)
    } finally {
      clearTimeout(idle)
      idle = setTimeout(() => child?.end(), idleMs)
      idle.unref()
    }
  }

  function inTurn(task: WriterTask): Promise<Written> {
    const turn = last.then(() => write(task))
    last = turn.catch(() => {})
    return turn
  }

  async function pageOf(task: WriterTask): Promise<TypesetPage> {
    const written = await inTurn(task)
    if ('page' in written) return written.page
    throw new Error(otherTask)
  }

  return {
    async writeDocuments(caseFile, { pictures = [] } = {}) {
      const written = await inTurn({ caseFile, pictures })
      if ('documents' in written) return written.documents
      throw new Error(otherTask)
    },
    writePaper: (paper, asOf) => pageOf({ paper, asOf, as: 'pdf' }),
    async writeWord(paper) {
      const written = await inTurn({ paper, as: 'word' })
      if ('word' in written) return written.word
      throw new Error(otherTask)
    },
    writeAgreement: (agreement, asOf) => pageOf({ agreement, asOf }),
    async joinEnvelopes(envelopes, title) {
      const written = await inTurn({ envelopes, title })
      if ('joined' in written) return written.joined
      throw new Error(otherTask)
    },
    writeEnvelope: (envelope, asOf) => pageOf({ envelope, asOf }),
    signLetter: (letter, asOf) => pageOf({ letter, asOf }),
    close: () => {
      closed = true
      clearTimeout(idle)
      child?.end()
    },
  }
}
