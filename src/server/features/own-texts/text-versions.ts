import type { Language } from '../../../shared/rules/language.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { insertVersion, selectNewest, selectVersions } from './own-texts.store.ts'
import type { OwnTextVersion } from './own-texts.tables.ts'

/** The newest version of each of these groups, in both languages; a group that nobody changed is not in it. */
export async function newestVersions(
  queryable: Queryable,
  groupKeys: readonly string[],
): Promise<OwnTextVersion[]> {
  return selectNewest(queryable, groupKeys)
}

/** All versions of a group in a language, the newest first. */
export async function versionsOf(
  queryable: Queryable,
  groupKey: string,
  language: Language,
): Promise<OwnTextVersion[]> {
  return selectVersions(queryable, { groupKey, language })
}

/** Keeps one more. @returns false when there is a version of this number already: somebody was faster. */
export async function keepVersion(tx: Queryable, version: OwnTextVersion): Promise<boolean> {
  return insertVersion(tx, version)
}
