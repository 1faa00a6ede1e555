import type { Recognition } from '../../shared/api/reports.ts'
import type { Messages } from '../../shared/messages/messages.ts'

/** 'Page 8 of 14 is missing', 'Pages 3, 4 of 14 are missing', '1 of the pages 8, 9 of 14 are missing'. */
export function missingTitle(
  { pages, count, of }: NonNullable<Recognition['missingPages']>,
  texts: Messages['reports']['missing'],
): string {
  const named = pages.join(', ')
  if (count < pages.length) return texts.some(count, named, of)
  return pages.length === 1 ? texts.one(pages[0] ?? 0, of) : texts.several(named, of)
}
