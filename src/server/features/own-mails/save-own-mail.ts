import type { OwnMailWish } from '../../../shared/api/own-mails.ts'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import { says } from '../../../shared/sentences/says.ts'
import { judgeOwnMail, type OwnMailTexts, type OwnMailWords } from '../../../shared/texts/own-mail-texts.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { insertKindVersion, selectKinds, selectNextKindId } from './own-mails.store.ts'

/** Each is looked at with every happening, and nobody keeps more apart. */
const mostKinds = 50

/**
 * Keeps one more version of a kind, or the first of a new one. What waits already keeps its day, and says the new words. In the
 * audit log, without the words: the versions have those.
 * @param kind null for a new one
 * @returns its number
 * Throws Refusal 'not_found'; 'invalid_input' with the fields; 'conflict' when somebody saved meanwhile, another kind has the
 * name, or words that the law forbids were not read.
 */
export async function saveOwnMail(
  deps: Pick<Deps, 'database' | 'clock'>,
  input: { kind: number | null; wish: OwnMailWish; actor: AuditActor },
): Promise<number> {
  const { kind, wish, actor } = input
  const texts = tidied(wish.texts)
  const problems = judgeOwnMail(texts)
  if (Object.keys(problems).length > 0)
    throw new Refusal('invalid_input', says('staff.textsRefused'), problems)
  const warned = Object.values(texts).flatMap(({ subject, body }) => forbiddenWordsIn(`${subject}\n${body}`))
  if (warned.length > 0 && !wish.warningsRead) throw new Refusal('conflict', says('staff.textWarnings'))
  const at = deps.clock.now()
  return deps.database.transaction(async (tx) => {
    const kinds = await selectKinds(tx)
    const before = kinds.find(({ kindId }) => kindId === kind)
    if (kind !== null && !before) throw new Refusal('not_found', says('staff.noOwnMail'))
    if (!before && kinds.length >= mostKinds)
      throw new Refusal('conflict', says('staff.ownMailsTooMany', { most: mostKinds }))
    if (before && before.trigger !== wish.trigger)
      throw new Refusal('conflict', says('staff.ownMailKeepsTrigger'))
    if ((before?.version ?? 0) !== wish.basedOn) throw changedMeanwhile(before?.madeBy)
    const name = wish.name.trim()
    if (kinds.some((each) => each !== before && each.name.toLowerCase() === name.toLowerCase()))
      throw new Refusal('conflict', says('staff.ownMailNameTaken'), { name: says('staff.ownMailNameTaken') })
    const kindId = before?.kindId ?? (await selectNextKindId(tx))
    const { trigger, delayMinutes, isOn } = wish
    const version = wish.basedOn + 1
    const row = { kindId, version, name, trigger, delayMinutes, isOn, texts, madeBy: actor.name, madeAt: at }
    // Of two at the same moment the table takes one.
    if (!(await insertKindVersion(tx, row))) throw changedMeanwhile(undefined)
    const detail = { kind: kindId, version, trigger, delayMinutes, isOn, warnings: warned.length }
    await appendAuditEntry(tx, { actor, action: 'change-own-mail', detail, at })
    return kindId
  })
}

function changedMeanwhile(by: string | undefined): Refusal {
  return new Refusal('conflict', says('staff.textChangedMeanwhile', { by: by ?? 'Somebody' }))
}

function tidied({ en, es }: OwnMailTexts): OwnMailTexts {
  const tidy = (text: string) => text.replaceAll('\r\n', '\n').trim()
  const of = ({ subject, body }: OwnMailWords) => ({ subject: tidy(subject), body: tidy(body) })
  return { en: of(en), es: of(es) }
}
