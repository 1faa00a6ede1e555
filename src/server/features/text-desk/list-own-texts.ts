import type * as z from 'zod/mini'
import type { listOwnTexts as call } from '../../../shared/api/own-texts.ts'
import type { Deps } from '../../deps.ts'
import { newestVersions } from '../own-texts/text-versions.ts'
import { stateOf } from './own-text-state.ts'
import { languagesOf, textGroups } from './text-groups.ts'

/** Every group of texts with its state in each language. */
export async function listOwnTexts(deps: Pick<Deps, 'database'>): Promise<z.input<(typeof call)['reply']>> {
  const rows = await newestVersions(
    deps.database.db,
    textGroups.map(({ key }) => key),
  )
  return textGroups.map((group) => ({
    key: group.key,
    kind: group.kind,
    name: group.name,
    lead: group.lead,
    states: languagesOf(group).map((language) => {
      const newest = rows.find((row) => row.groupKey === group.key && row.language === language)
      return {
        language,
        state: stateOf(group, language, newest),
        madeBy: newest?.madeBy ?? null,
        madeAt: newest?.madeAt.toISOString() ?? null,
      }
    }),
  }))
}
