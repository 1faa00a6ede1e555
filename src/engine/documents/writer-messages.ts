/** What the server and its writing child tell each other. */
import type { CaseFile, EvidencePicture } from '../letters/case-file.ts'
import type { WrittenDocument } from './write-documents.ts'

export interface WriterRequest {
  id: number
  caseFile: CaseFile
  pictures: readonly EvidencePicture[]
}

/** `fault`: the writer threw; the text says what was wrong and holds nothing of the case. */
export type WriterAnswer = { id: number; documents: WrittenDocument[] } | { id: number; fault: string }
