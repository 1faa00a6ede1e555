import type { Finding } from '../../../engine/audit/finding.ts'
import type { Deps } from '../../deps.ts'
import type { DocumentRow } from './documents.tables.ts'

/** What a letter says, as far as later rounds and clocks depend on it. Kept with the document, of the same writing. */
export interface LetterContent {
  /** In the order of its items. */
  findings: Finding[]
  /** The dispute rests on a free annual disclosure: 45 days instead of 30 (FCRA 612(a)(3)). */
  afterFreeReport: boolean
  /** It asks how an item was verified (FCRA 611(a)(7)). */
  asksForProcedure: boolean
  /** Of a letter about identity theft: whether it asks for a block (605B) or only disputes. Absent: it asks for one. */
  asksForBlock?: boolean
}

/** The context under which a letter's content is sealed. */
const contentContext = 'letter-content'

export function sealContent(deps: Pick<Deps, 'sealer'>, content: LetterContent | null): Uint8Array | null {
  return content === null ? null : deps.sealer.seal(JSON.stringify(content), contentContext)
}

/** Nothing for a paper that disputes nothing, or that was written before this was kept. */
export function contentOf(
  deps: Pick<Deps, 'sealer'>,
  row: Pick<DocumentRow, 'contentSealed'>,
): LetterContent | null {
  return row.contentSealed ? JSON.parse(deps.sealer.openText(row.contentSealed, contentContext)) : null
}
