import type { OwnTextState } from '../../../shared/api/own-texts.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { isInForce, shippedText } from '../../../shared/texts/own-words-over.ts'
import type { TextEntry } from '../../../shared/texts/text-entry.ts'
import type { OwnTextVersion } from '../own-texts/own-texts.tables.ts'
import { catalogueOf, type EditedGroup } from './text-groups.ts'

/** Where a group of texts stands in a language. @param newest its newest version, if there is one */
export function stateOf(
  group: EditedGroup,
  language: Language,
  newest: OwnTextVersion | undefined,
): OwnTextState {
  const ids = Object.keys(newest?.changes ?? {})
  if (!newest || ids.length === 0) return 'shipped'
  const changed = group.entries.filter(({ id }) => ids.includes(id))
  const isOutdated =
    changed.length < ids.length || changed.some((entry) => isShippedNewer(group, language, entry, newest))
  return isOutdated ? 'outdated' : 'changed'
}

/** Whether the product ships another text by now than the one that this change took the place of, or takes it no more. */
export function isShippedNewer(
  group: EditedGroup,
  language: Language,
  entry: TextEntry,
  newest: OwnTextVersion,
): boolean {
  const before = newest.shipped[entry.id]
  return before !== shippedText(catalogueOf(group, language), entry) || !isInForce(entry, newest.changes)
}
