import type { Box } from '../../../engine/read/positioned-text.ts'
import type { Deps } from '../../deps.ts'
import type { ReportPointingRow } from './hints.tables.ts'

/** What was pointed at, and what was on the screen: sealed beside the row. */
export interface PointedContent {
  /** The words as printed, and where they stand. */
  text: string
  box: Box
  /** The whole line, as it was shown, and the words for the meaning that was chosen. */
  wording: { line: string; meaning: string }
}

const contextOf = (clientId: number) => `report-pointing:${clientId}`

export function sealPointed(
  deps: Pick<Deps, 'sealer'>,
  clientId: number,
  content: PointedContent,
): Uint8Array {
  return deps.sealer.seal(JSON.stringify(content), contextOf(clientId))
}

export function openPointed(
  deps: Pick<Deps, 'sealer'>,
  row: Pick<ReportPointingRow, 'clientId' | 'saidSealed'>,
): PointedContent {
  return JSON.parse(deps.sealer.openText(row.saidSealed, contextOf(row.clientId)))
}
