import type { OwnText, OwnTextGroup } from '../../../shared/api/own-texts.ts'
import { codeOf } from '../../../shared/sentences/says.ts'
import { judgeText } from '../../../shared/texts/judge-text.ts'
import type { TextEntry, TextVariable } from '../../../shared/texts/text-entry.ts'

/** What stands in each field, by the ids of the texts. */
export type TypedTexts = Record<string, string>

/** As the texts are in force, or as they were in a version. */
export function typedTexts(
  { entries }: Pick<OwnTextGroup, 'entries'>,
  changes?: Readonly<Record<string, string>>,
): TypedTexts {
  const open = entries.filter(({ locked }) => locked === null)
  return Object.fromEntries(
    open.map(({ id, own, shipped }) => [id, changes ? (changes[id] ?? shipped) : (own ?? shipped)]),
  )
}

/** What differs from the shipped texts, as the calls take it. */
export function changedTexts({ entries }: Pick<OwnTextGroup, 'entries'>, typed: TypedTexts): TypedTexts {
  const changed = entries.filter(({ id, shipped }) => id in typed && typed[id] !== shipped)
  return Object.fromEntries(changed.map(({ id }) => [id, typed[id] ?? '']))
}

/** Why a typed text cannot stand, as a code for the page; null when it can. */
export function problemOf(text: OwnText, typed: string): string | null {
  if (typed === text.shipped) return null
  const problem = judgeText(entryOf(text), typed)
  return problem && codeOf(problem)
}

/** Ids of fields hold no colon and no dot. */
export const fieldIdOf = (id: string) => `text-${id.replaceAll(/[.:]/g, '-')}`

function entryOf({ id, label, place, variables, required, locked }: OwnText): TextEntry {
  return {
    id,
    path: id,
    label,
    place,
    args: variables as TextVariable[],
    required: required as TextVariable[],
    locked,
  }
}
