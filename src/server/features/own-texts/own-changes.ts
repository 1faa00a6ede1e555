import type { Language } from '../../../shared/rules/language.ts'
import type { TextChanges } from '../../../shared/texts/text-entry.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectNewest } from './own-texts.store.ts'

/** What the operator words otherwise in these groups of texts, by language; read with what is composed from it. */
export async function ownChanges(
  queryable: Queryable,
  groupKeys: readonly string[],
): Promise<Record<Language, TextChanges>> {
  const rows = await selectNewest(queryable, groupKeys)
  const of = (language: Language): TextChanges =>
    Object.assign({}, ...rows.filter((row) => row.language === language).map(({ changes }) => changes))
  return { en: of('en'), es: of('es') }
}
