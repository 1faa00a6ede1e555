import { bureauGroupOf, type CoveringTexts, coveringGroups } from '../../../shared/texts/covering-texts.ts'
import { isInForce } from '../../../shared/texts/own-words-over.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { ownChanges } from '../own-texts/own-changes.ts'

/**
 * What the operator says in the covering texts of a round's letters. Kept with the analysis, so that letters that are prepared
 * stay as they are whatever is worded later. Undefined where nothing is said.
 */
export async function coveringTextsOf(
  queryable: Queryable,
  round: number,
): Promise<CoveringTexts | undefined> {
  const keys = [bureauGroupOf(round), 'letter-furnisher']
  const { en: changes } = await ownChanges(queryable, keys)
  const entries = coveringGroups.filter(({ key }) => keys.includes(key)).flatMap((group) => group.entries)
  const said = (id: string): string | null => {
    const entry = entries.find((each) => each.id === id)
    return entry && isInForce(entry, changes) ? (changes[id] ?? null) : null
  }
  if (entries.every(({ id }) => said(id) === null)) return undefined
  const of = (recipient: keyof CoveringTexts) => ({
    opening: said(`${recipient}.opening`) ?? '',
    closing: said(`${recipient}.closing`) ?? '',
    thanks: said(`${recipient}.thanks`),
  })
  return { bureau: of('bureau'), furnisher: of('furnisher') }
}
