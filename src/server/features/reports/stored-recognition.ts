import type { Recognition } from '../../../shared/api/reports.ts'
import { wordSaid } from '../../../shared/messages/sentences-in.ts'
import { storedSentence } from '../../../shared/sentences/stored-sentence.ts'
import type { ReportUploadRow } from './reports.tables.ts'

/** What the reader saw in an upload; sentences of a row from before they had keys are found by their English. */
export function storedRecognition({ recognition }: Pick<ReportUploadRow, 'recognition'>): Recognition | null {
  if (recognition === null) return null
  const { problem, notes } = recognition
  return {
    ...recognition,
    problem: problem && storedSentence(problem),
    ...(notes ? { notes: notes.map(storedSentence) } : {}),
  }
}

/** The same in English words, for what leaves the product as a file. */
export function recognitionInWords(row: Pick<ReportUploadRow, 'recognition'>): Recognition | null {
  const recognition = storedRecognition(row)
  if (recognition === null) return null
  const { problem, notes } = recognition
  return {
    ...recognition,
    problem: problem && wordSaid('en', problem),
    ...(notes ? { notes: notes.map((note) => wordSaid('en', note)) } : {}),
  }
}
