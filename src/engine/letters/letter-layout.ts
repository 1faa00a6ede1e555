import type { CaseFile } from './case-file.ts'
import type { DisputeLetter } from './dispute-letter.ts'
import { ownParagraphs } from './own-paragraphs.ts'
import { tellItem } from './tell-item.ts'

/**
 * The letter as it is set: in the layout that the person chose, with what they add in their own words. What is read and asked for
 * is the same in each layout.
 */
export function inLayout(letter: DisputeLetter, documentType: string, caseFile: CaseFile): DisputeLetter {
  const { layout = 'table', voice, reports } = caseFile
  const { namesBureaus } = letter.quoting
  const told = (item: Parameters<typeof tellItem>[0]) =>
    layout === 'table' ? [] : tellItem(item, { namesBureaus, reports, voice })
  return {
    ...letter,
    layout,
    // A draft on which nothing is decided has no sentence of its own yet.
    ownWords: letter.items.length === 0 ? [] : ownParagraphs(caseFile, documentType, null),
    items: letter.items.map((item) => ({
      ...item,
      told: told(item),
      ownWords: ownParagraphs(caseFile, documentType, item.findingId),
    })),
    draft: letter.draft && {
      ...letter.draft,
      items: letter.draft.items.map((item) => ({ ...item, told: told(item) })),
    },
  }
}
