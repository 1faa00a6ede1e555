import type { CaseFile } from '../../../engine/letters/case-file.ts'
import type { DisputeLetter } from '../../../engine/letters/dispute-letter.ts'
import type { RequestLetter } from '../../../engine/letters/request-letter.ts'
import type { LetterBlock, LetterOnScreen } from '../../../shared/api/letters.ts'
import { markCitations } from '../../../shared/rules/law-words.ts'
import { itemOnScreen } from './item-on-screen.ts'

/**
 * A letter as the page shows it: the very sentences of its file, with the law's words marked. The person's own words are not among
 * the blocks; the page shows them where they stand. Of one that was mailed by itself nothing but that it was.
 */
export function letterOnScreen(
  { documentType, content }: { documentType: string; content: DisputeLetter | RequestLetter },
  caseFile: CaseFile,
  { isFrozen, words }: Pick<LetterOnScreen, 'isFrozen' | 'words'>,
): LetterOnScreen {
  return {
    documentType,
    recipientName: content.recipientName,
    undecided: content.kind === 'letter' ? (content.draft?.items.length ?? 0) : 0,
    isFrozen,
    head: {
      sender: [content.sender.name, ...content.sender.lines],
      date: content.date,
      recipient: [...content.recipient],
      references: content.references,
      subject: content.subject,
      salutation: content.salutation,
    },
    blocks: isFrozen
      ? []
      : content.kind === 'letter'
        ? blocksOfDispute(content, caseFile)
        : blocksOfRequest(content),
    foot: { farewell: content.farewell, name: content.sender.name, enclosures: content.enclosures },
    words,
  }
}

const paragraph = (text: string): LetterBlock => ({ kind: 'paragraph', passages: markCitations(text) })

function blocksOfDispute(
  { opening, items, closing, quoting }: DisputeLetter,
  caseFile: CaseFile,
): LetterBlock[] {
  if (items.length === 0) return []
  return [
    ...opening.map(paragraph),
    { kind: 'opening-words' },
    ...items.flatMap((item) => {
      const finding = caseFile.findings.find(({ id }) => id === item.findingId)
      return finding ? [itemOnScreen(item, finding.fingerprint, quoting)] : []
    }),
    ...closing.map(paragraph),
  ]
}

function blocksOfRequest({ parts }: RequestLetter): LetterBlock[] {
  return parts.flatMap(({ heading, paragraphs, entries, points }, at): LetterBlock[] => [
    ...(heading === null ? [] : [{ kind: 'heading' as const, text: heading }]),
    ...paragraphs.map(paragraph),
    ...entries.map(({ name, lines }) => ({
      kind: 'entry' as const,
      name,
      lines: lines.map(({ label, value, page }) => `${label} “${value}”, page ${page}`),
    })),
    ...(points.length === 0 ? [] : [{ kind: 'points' as const, points: points.map(markCitations) }]),
    ...(at === 0 ? [{ kind: 'opening-words' as const }] : []),
  ])
}
