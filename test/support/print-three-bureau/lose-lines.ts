import { linesOf } from '../../../src/engine/read/lines.ts'
import type { Page } from '../../../src/engine/read/positioned-text.ts'
import type { CreditReport } from '../../../src/engine/report/credit-report.ts'
import { type Layout, UnreadableLayout } from '../../../src/engine/report/layout.ts'
import { seededRandom } from '../../recovery/seeded-random.ts'

/** The pages without that share of their lines, the same ones for the same seed. */
export function loseLines(pages: readonly Page[], share: number, seed: number): Page[] {
  const random = seededRandom(seed)
  return pages.map((page) => ({
    ...page,
    words: linesOf(page).flatMap(({ words }) => (random() < share ? [] : words)),
  }))
}

/** What the layout reads of damaged pages; none where it says that the date of the report is lost. */
export function readDamaged(layout: Layout, pages: Page[]): CreditReport[] {
  try {
    return layout.read(pages)
  } catch (error) {
    if (error instanceof UnreadableLayout) return []
    throw error
  }
}
