/** What the server and its writing child tell each other. */

import type { FundingPaperKey } from '../funding/compose-funding-paper.ts'
import type { FundingMatter } from '../funding/funding-paper.ts'
import type { CaseFile, EvidencePicture } from '../letters/case-file.ts'
import type { TypesetPage } from './typesetter.ts'
import type { WrittenDocument } from './write-documents.ts'

/** A case with its documents, or one paper of a funding package. */
export type WriterTask =
  | { caseFile: CaseFile; pictures: readonly EvidencePicture[] }
  | { paper: FundingPaperKey; matter: FundingMatter }

export interface WriterRequest {
  id: number
  task: WriterTask
}

/** Of a case its documents, of a paper its page. */
export type Written = { documents: WrittenDocument[] } | { page: TypesetPage }

/** `fault`: the writer threw; the text says what was wrong and holds nothing of the case. */
export type WriterAnswer = { id: number; written: Written } | { id: number; fault: string }
