import { coveringParagraphs } from '../../../engine/letters/covering-paragraphs.ts'
import { farewells, salutations } from '../../../engine/letters/phrases/closing-phrases.ts'
import type { LetterTextGroup } from '../../../shared/texts/covering-texts.ts'
import { ownWordsOver } from '../../../shared/texts/own-words-over.ts'
import type { TextChanges } from '../../../shared/texts/text-entry.ts'
import { shippedCoveringTexts } from './shipped-covering-texts.ts'

/** The covering text of a letter with these words, around the place where its items stand. */
export async function drawLetterSample(
  { recipient, entries }: LetterTextGroup,
  changes: TextChanges,
): Promise<{ subject: string; html: string; text: string }> {
  const texts = ownWordsOver(shippedCoveringTexts, entries, changes)
  const { renderLetterSample } = await import('./emails/letter-sample.tsx')
  const paragraphs = (said: readonly string[]) => said.flatMap(coveringParagraphs)
  const { bureau, furnisher } = texts
  const parts =
    recipient === 'bureau'
      ? {
          opening: paragraphs([bureau.asking, bureau.opening]),
          closing: paragraphs([bureau.passingOn, bureau.time, bureau.closing, bureau.thanks]),
        }
      : {
          opening: paragraphs([furnisher.asking, furnisher.opening]),
          closing: paragraphs([furnisher.investigating, furnisher.correcting, furnisher.closing]),
        }
  const name = recipient === 'bureau' ? 'Experian' : 'Alder Bank'
  const letter = { salutation: salutations(name)[0], ...parts, farewell: farewells[0] }
  return { subject: '', ...(await renderLetterSample(letter)) }
}
