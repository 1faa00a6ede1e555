/** What the server and its writing child tell each other. */

import type { AgreementPaper } from '../agreement/agreement-paper.ts'
import type { EnvelopeToWrite } from '../envelope/envelope.ts'
import type { LetterToSign } from '../envelope/letter-to-sign.ts'
import type { CaseFile, EvidencePicture } from '../letters/case-file.ts'
import type { FramedPaper } from '../papers/paper.ts'
import type { TypesetPage } from './typesetter.ts'
import type { WrittenDocument } from './write-documents.ts'

/**
 * A case with its documents, one paper as a tagged PDF or for Word, one paper of an agreement, a letter with its
 * envelope, or a letter that is signed. `asOf`: 'YYYY-MM-DD', the
 * date of the file.
 */
export type WriterTask =
  | { caseFile: CaseFile; pictures: readonly EvidencePicture[] }
  | { paper: FramedPaper; as: 'pdf'; asOf: string }
  | { paper: FramedPaper; as: 'word' }
  | { agreement: AgreementPaper; asOf: string }
  | { envelope: EnvelopeToWrite; asOf: string }
  | { letter: LetterToSign; asOf: string }
  | { envelopes: readonly Uint8Array[]; title: string }

export interface WriterRequest {
  id: number
  task: WriterTask
}

/** Of a case its documents, of a paper its pages or its Word file. */
export type Written =
  | { documents: WrittenDocument[] }
  | { page: TypesetPage }
  | { word: Uint8Array }
  | { joined: Uint8Array }

/** `fault`: the writer threw; the text says what was wrong and holds nothing of the case. */
export type WriterAnswer = { id: number; written: Written } | { id: number; fault: string }
