import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Language } from '../../../shared/rules/language.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type OwnTextVersion, ownTextVersions } from './own-texts.tables.ts'

/** The newest version of each of these groups, in both languages; a group that nobody changed is not in it. */
export async function selectNewest(
  queryable: Queryable,
  groupKeys: readonly string[],
): Promise<OwnTextVersion[]> {
  const { groupKey, language, version } = ownTextVersions
  return queryable
    .selectDistinctOn([groupKey, language])
    .from(ownTextVersions)
    .where(inArray(groupKey, [...groupKeys]))
    .orderBy(groupKey, language, desc(version))
}

/** All versions of a group in a language, the newest first. */
export async function selectVersions(
  queryable: Queryable,
  key: { groupKey: string; language: Language },
): Promise<OwnTextVersion[]> {
  const { groupKey, language, version } = ownTextVersions
  return queryable
    .select()
    .from(ownTextVersions)
    .where(and(eq(groupKey, key.groupKey), eq(language, key.language)))
    .orderBy(desc(version))
}

/** @returns false when there is a version of this number already: somebody was faster. */
export async function insertVersion(tx: Queryable, row: OwnTextVersion): Promise<boolean> {
  const added = await tx
    .insert(ownTextVersions)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: ownTextVersions.version })
  return added.length > 0
}
