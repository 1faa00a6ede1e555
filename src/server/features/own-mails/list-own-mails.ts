import type * as z from 'zod/mini'
import type * as calls from '../../../shared/api/own-mails.ts'
import { sentencesIn, wordIn } from '../../../shared/messages/sentences-in.ts'
import { says, sentenceOfCode } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findClient } from '../clients/find-client.ts'
import { countMails, selectKinds, selectVersionsOf } from './own-mails.store.ts'
import type { OwnMailVersionRow } from './own-mails.tables.ts'
import { selectNotSentOf } from './own-mails-due.store.ts'

type Needs = Pick<Deps, 'database'>

export async function listOwnMails({
  database: { db },
}: Needs): Promise<z.input<(typeof calls.listOwnMails)['reply']>> {
  const kinds = await selectKinds(db)
  const waiting = await countMails(db, 'due')
  const sent = await countMails(db, 'queued')
  return kinds.map((kind) => ({
    ...shown(kind),
    waiting: waiting.get(kind.kindId) ?? 0,
    sent: sent.get(kind.kindId) ?? 0,
  }))
}

/** Errors: not_found. */
export async function getOwnMail(
  { database: { db } }: Needs,
  kind: number,
): Promise<z.input<(typeof calls.getOwnMail)['reply']>> {
  const versions = await selectVersionsOf(db, kind)
  const [newest] = versions
  if (!newest) throw new Refusal('not_found', says('staff.noOwnMail'))
  return { ...shown(newest), versions: versions.map(shown) }
}

/** Errors: not_found. */
export async function listOwnMailsOfClient(
  { database: { db } }: Needs,
  clientId: number,
): Promise<z.input<(typeof calls.listOwnMailsOfClient)['reply']>> {
  if (!(await findClient(db, clientId))) throw new Refusal('not_found', says('case.noClient'))
  const kinds = new Map((await selectKinds(db)).map((kind) => [kind.kindId, kind]))
  const rows = await selectNotSentOf(db, clientId)
  return rows.flatMap(({ kindId, happenedAt, dueAt, status, reason }) => {
    const kind = kinds.get(kindId)
    if (!kind) return []
    const dropped = status === 'dropped' ? wordOf(reason ?? '') : null
    const { name, trigger } = kind
    return [{ name, trigger, happenedAt: happenedAt.toISOString(), dueAt: dueAt.toISOString(), dropped }]
  })
}

function shown({
  kindId,
  version,
  name,
  trigger,
  delayMinutes,
  isOn,
  texts,
  madeBy,
  madeAt,
}: OwnMailVersionRow) {
  return {
    id: kindId,
    version,
    name,
    trigger,
    delayMinutes,
    isOn,
    texts,
    madeBy,
    madeAt: madeAt.toISOString(),
  }
}

/** A code of another version is shown as it was kept. */
function wordOf(code: string): string {
  const sentence = sentenceOfCode(sentencesIn('en'), code)
  return sentence ? wordIn('en', sentence) : code
}
