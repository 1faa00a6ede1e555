import { unprintableIn } from '../../../engine/documents/printable-text.ts'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import { judgeText } from '../../../shared/texts/judge-text.ts'
import { shippedText } from '../../../shared/texts/own-words-over.ts'
import type { TextChanges } from '../../../shared/texts/text-entry.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { keepVersion, versionsOf } from '../own-texts/text-versions.ts'
import { catalogueOf, type EditedGroup, requireGroup } from './text-groups.ts'

interface Wish {
  group: string
  language: Language
  changes: TextChanges
  /** The version that was changed. */
  basedOn: number
  warningsRead: boolean
  actor: AuditActor
}

/**
 * Keeps one more version of a group of texts; none of it where one text cannot stand. What is said already is no version. In
 * the audit log, with the ids and no words: the versions have those.
 * Throws Refusal 'not_found'; 'invalid_input' with the ids as fields; 'conflict' when somebody saved meanwhile, or words that
 * the law forbids were not read.
 */
export async function saveOwnTexts(deps: Pick<Deps, 'database' | 'clock'>, wish: Wish): Promise<void> {
  const group = requireGroup(wish)
  const { language } = wish
  const changes = changesOf(group, language, wish.changes)
  const warned = Object.values(changes).flatMap(forbiddenWordsIn)
  if (warned.length > 0 && !wish.warningsRead) throw new Refusal('conflict', says('staff.textWarnings'))
  const at = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    const [newest] = await versionsOf(tx, group.key, language)
    if ((newest?.version ?? 0) !== wish.basedOn) throw changedMeanwhile(newest?.madeBy)
    if (isSame(newest?.changes ?? {}, changes)) return
    const row = {
      groupKey: group.key,
      language,
      version: wish.basedOn + 1,
      changes,
      shipped: shippedOf(group, language, changes),
      madeBy: wish.actor.name,
      madeAt: at,
    }
    // Of two at the same moment the table takes one.
    if (!(await keepVersion(tx, row))) throw changedMeanwhile(undefined)
    const detail = {
      group: group.key,
      language,
      version: row.version,
      texts: Object.keys(changes).join(' '),
      warnings: warned.length,
    }
    await appendAuditEntry(tx, { actor: wish.actor, action: 'change-texts', detail, at })
  })
}

function changedMeanwhile(by: string | undefined): Refusal {
  return new Refusal('conflict', says('staff.textChangedMeanwhile', { by: by ?? 'Somebody' }))
}

/** What stands in letters has to be printed by their fonts. */
function judgePrinted({ kind }: EditedGroup, text: string): Sentence | null {
  const signs = kind === 'letter' ? unprintableIn(text) : []
  return signs.length > 0 ? says('staffCheck.textNotPrintable', { signs: signs.slice(0, 10) }) : null
}

/** What differs from the shipped texts, each of which may stand. */
function changesOf(group: EditedGroup, language: Language, given: TextChanges): TextChanges {
  const kept: Record<string, string> = {}
  const problems: Record<string, Sentence> = {}
  for (const [id, typed] of Object.entries(given)) {
    const entry = group.entries.find((each) => each.id === id)
    const text = typed.replaceAll('\r\n', '\n').trim()
    if (!entry) problems[id] = says('staff.noText')
    else if (text !== shippedText(catalogueOf(group, language), entry)) {
      const problem = judgeText(entry, text) ?? judgePrinted(group, text)
      if (problem) problems[id] = problem
      else kept[id] = text
    }
  }
  if (Object.keys(problems).length > 0)
    throw new Refusal('invalid_input', says('staff.textsRefused'), problems)
  return kept
}

function shippedOf(group: EditedGroup, language: Language, changes: TextChanges): TextChanges {
  const changed = group.entries.filter(({ id }) => id in changes)
  return Object.fromEntries(
    changed.map((entry) => [entry.id, shippedText(catalogueOf(group, language), entry)]),
  )
}

function isSame(one: TextChanges, other: TextChanges): boolean {
  const ids = Object.keys(one)
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id])
}
