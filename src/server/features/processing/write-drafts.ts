import type { CaseFile } from '../../../engine/letters/case-file.ts'
import { composeLetters, type RoundLetter } from '../../../engine/letters/compose-letters.ts'
import type { Deps } from '../../deps.ts'
import type { MailingPlan } from '../documents/mailing-plan.ts'
import { type StoredDocumentFile, storeDocumentFiles } from '../documents/save-documents.ts'
import { loadPictures } from '../runs/list-pictures.ts'
import { letterContent } from './letter-content-of-case.ts'

/**
 * Writes the documents of a case with its pictures and puts them into the file store, before any transaction.
 * @param onWritten told once they are written, before they are stored
 */
export async function writeDrafts(
  deps: Deps,
  runId: string,
  caseFile: CaseFile,
  onWritten?: () => Promise<void>,
): Promise<StoredDocumentFile[]> {
  const pictures = await loadPictures(deps, runId)
  const written = await deps.engine.writeDocuments(caseFile, { pictures })
  await onWritten?.()
  const letters = composeLetters(caseFile)
  const letterOf = new Map<string, RoundLetter>(letters.map((letter) => [letter.documentType, letter]))
  return storeDocumentFiles(deps, written, ({ documentType, signaturePlace = null }) => {
    const letter = letterOf.get(documentType)
    return {
      content: letterContent(caseFile, documentType),
      recipient: letter?.recipientName ?? null,
      plan: letter ? planOfLetter(letter, signaturePlace) : null,
    }
  })
}

/** Null for the note in a letter's place: nobody mails it. */
function planOfLetter(
  { content, recipientName, copies }: RoundLetter,
  signaturePlace: MailingPlan['signaturePlace'],
): MailingPlan | null {
  if (content.kind === 'note') return null
  const { sender, recipient, recipientFrom, date, references } = content
  const hasBlanks = references.some(({ value }) => value === null)
  const source = recipientFrom === undefined ? {} : { recipientFrom }
  return { recipientName, sender, recipient, ...source, date, hasBlanks, signaturePlace, copies }
}
