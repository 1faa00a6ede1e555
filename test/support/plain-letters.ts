import type { WrittenDocument } from '../../src/engine/documents/write-documents.ts'
import type { CaseFile } from '../../src/engine/letters/case-file.ts'
import { composeLetters, countUndecided } from '../../src/engine/letters/compose-letters.ts'

/**
 * The documents of a case as plain content instead of PDF, for tests of which of them are written, when, and with what: setting
 * the six takes a second of a core each time that something is decided.
 */
export function plainLetters(caseFile: CaseFile): WrittenDocument[] {
  return composeLetters(caseFile).map((letter) => ({
    documentType: letter.documentType,
    fileName: `${letter.documentType}${letter.content.kind === 'note' ? '-no-letter-' : ''}.pdf`,
    bytes: Buffer.from(JSON.stringify(letter.content)),
    pages: 1,
    undecided: countUndecided(letter),
    notes: [],
  }))
}
