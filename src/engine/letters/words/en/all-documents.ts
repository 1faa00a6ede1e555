import { complaint } from './complaint.ts'
import { draft } from './draft.ts'
import { forensic } from './forensic-analysis.ts'
import { mailLog } from './mail-log.ts'
import { noLetterNote } from './no-letter-note.ts'
import { packetNotes } from './packet-notes.ts'
import { written } from './written.ts'

export const documentWords = { written, noLetterNote, complaint, draft, mailLog, packetNotes, forensic }

export type DocumentWords = typeof documentWords
