import type { DocumentWords } from '../en/all-documents.ts'
import { complaint } from './complaint.ts'
import { draft } from './draft.ts'
import { forensic } from './forensic-analysis.ts'
import { mailLog } from './mail-log.ts'
import { noLetterNote } from './no-letter-note.ts'
import { packetNotes } from './packet-notes.ts'
import { written } from './written.ts'

export const documentWords: DocumentWords = {
  written,
  noLetterNote,
  complaint,
  mailLog,
  packetNotes,
  draft,
  forensic,
}
