import type { Box } from '../../../engine/read/positioned-text.ts'
import type { PageLine } from '../../../shared/api/pointing.ts'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findPointingsInForce } from '../hints/find-pointings.ts'
import { openPointed } from '../hints/pointed-content.ts'
import { findHowRead, findPointedFile } from './find-pointed-file.ts'
import { linesOfFile } from './lines-of-file.ts'

/** The lines of one page, each with what is known of it. Errors: not_found without the report or the page. */
export async function getReportLines(
  deps: Deps,
  input: { clientId: number; bureau: BureauKey; page: number },
): Promise<{ upload: number; lines: PageLine[] }> {
  const row = await findPointedFile(deps.database.db, input)
  const file = await linesOfFile(deps, row, input.page)
  if (!file?.pages.some(({ page }) => page === input.page))
    throw new Refusal('not_found', says('pointing.noPage'))
  const found = await findHowRead(deps, row)
  const said = await findPointingsInForce(deps.database.db, { ...input, sha256: row.sha256 })
  const pointed = said.flatMap((each) => (each.bureau === input.bureau ? [openPointed(deps, each).box] : []))
  const unread = (found?.how.unread ?? []).map(({ box }) => box)
  const stateOf = (box: Box): PageLine['state'] => {
    if (pointed.some((own) => isOn(own, box))) return 'pointed'
    return found?.readState === 'refused' || unread.some((own) => isOn(own, box)) ? 'unread' : 'read'
  }
  const lines = file.lines.map(({ text, words, box }, line) => ({
    line,
    text,
    words: words.map((word) => word.text),
    box: { x: box.x, y: box.y, width: box.width, height: box.height },
    state: stateOf(box),
  }))
  return { upload: row.id, lines }
}

/** True where the middle of a place stands in the line. */
function isOn(place: Box, line: Box): boolean {
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
  if (place.page !== line.page || y < line.y || y > line.y + line.height) return false
  return x >= line.x && x <= line.x + line.width
}
