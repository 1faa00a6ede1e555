import type * as z from 'zod/mini'
import type { textGroup } from '../../../shared/api/own-texts.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { shippedText } from '../../../shared/texts/own-words-over.ts'
import { variablesOf } from '../../../shared/texts/text-entry.ts'
import type { Deps } from '../../deps.ts'
import { mailTextsIn } from '../outbox/emails/mail-texts.ts'
import { versionsOf } from '../own-texts/text-versions.ts'
import { isShippedNewer } from './own-text-state.ts'
import { catalogueOf, type EditedGroup, requireGroup } from './text-groups.ts'

/** One group of texts in one language, with all its versions. Throws Refusal 'not_found'. */
export async function getOwnTexts(
  deps: Pick<Deps, 'database' | 'config'>,
  key: { group: string; language: Language },
): Promise<z.input<typeof textGroup>> {
  const group = requireGroup(key)
  const { language } = key
  const versions = await versionsOf(deps.database.db, group.key, language)
  const newest = versions[0]
  return {
    key: group.key,
    kind: group.kind,
    name: group.name,
    lead: group.lead,
    language,
    version: newest?.version ?? 0,
    entries: group.entries.map((entry) => {
      const own = newest?.changes[entry.id]
      return {
        id: entry.id,
        label: entry.label,
        place: entry.place,
        variables: variablesOf(entry),
        required: [...entry.required],
        locked: entry.locked,
        shipped: shippedText(catalogueOf(group, language), entry),
        own: own ?? null,
        isShippedNewer:
          own !== undefined && newest !== undefined && isShippedNewer(group, language, entry, newest),
      }
    }),
    foot: footOf(group, language, deps.config.postalAddress),
    versions: versions.map(({ version, madeBy, madeAt, changes }) => ({
      version,
      madeBy,
      madeAt: madeAt.toISOString(),
      changes: { ...changes },
    })),
  }
}

/** What stands below each mail: how to stop it where it can be stopped. */
function footOf({ kind }: EditedGroup, language: Language, postalAddress: string): string[] {
  if (kind === 'letter') return []
  const { disclaimer, why, unsubscribe } = mailTextsIn(language)
  return [disclaimer, why, postalAddress, ...(kind === 'mail' ? [unsubscribe] : [])]
}
