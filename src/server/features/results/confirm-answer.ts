import type { AnswerDay, DisputeResult, ItemOutcome } from '../../../shared/api/results.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { refreshNextDeadline } from '../clients/refresh-next-deadline.ts'
import { scheduleClientMails } from '../mail/schedule-client-mails.ts'
import { announceMailing } from '../mailing/mailing.live.ts'
import type { CaseActor } from '../review/actor-of-viewer.ts'
import { changeScan } from './change-scan.ts'
import { lockScanOfClient } from './find-scan.ts'
import { openAnswer } from './list-answers.ts'
import { shownResult } from './list-results.ts'
import type { ScannedContent } from './scanned-content.ts'

interface Confirmation {
  clientId: number
  result: string
  actor: CaseActor
  items: readonly { finding: string; outcome: ItemOutcome }[]
  days: readonly AnswerDay[]
}

/**
 * The client has compared a scanned answer with the paper: from now on it counts as any other. Words that were read stay
 * only with an outcome that was read. The same confirmation twice is one.
 * Errors: not_found, conflict while it is read or once it is confirmed otherwise, invalid_input for a missing item.
 */
export async function confirmAnswer(deps: Deps, input: Confirmation): Promise<DisputeResult> {
  const row = await deps.database.transaction(async (tx) => {
    const locked = await lockScanOfClient(deps, tx, input)
    const { scan } = locked
    if (scan.state === 'reading') throw new Refusal('conflict', 'This answer is still being read.')
    if (scan.state === 'confirmed') {
      if (isSame(scan, input)) return locked.row
      throw new Refusal('conflict', 'This answer is confirmed already.')
    }
    requireEveryItem(scan, input.items)
    const items = scan.read.map(({ confidence: _, places: __, ...item }) => {
      const outcome = stated(input.items, item.fingerprint) ?? item.outcome
      return outcome === item.outcome ? item : { ...item, outcome, said: null }
    })
    const dayOf = (kind: AnswerDay) =>
      input.days.includes(kind) ? (scan.days.find((each) => each.kind === kind)?.day ?? null) : null
    const confirmed: ScannedContent['confirmed'] = {
      at: deps.clock.now().toISOString(),
      actorKind: input.actor.kind,
      actorId: input.actor.id,
      items: scan.read.map(({ fingerprint, outcome }) => ({
        fingerprint,
        read: outcome,
        stated: stated(input.items, fingerprint) ?? outcome,
      })),
      days: scan.days.map(({ kind }) => kind).filter((kind) => input.days.includes(kind)),
    }
    const changed = await changeScan(deps, tx, locked, {
      scan: { ...scan, state: 'confirmed', confirmed },
      problem: null,
      counts: {
        items,
        finishedOn: dayOf('finished'),
        frivolousOn: dayOf('frivolous'),
        reinsertedOn: dayOf('reinserted'),
      },
    })
    await refreshNextDeadline(deps, tx, input.clientId)
    await scheduleClientMails(deps, tx, input.clientId)
    return changed
  })
  announceMailing(deps, input.clientId)
  return shownResult(openAnswer(deps, row))
}

function stated(items: Confirmation['items'], fingerprint: string): ItemOutcome | undefined {
  return items.find(({ finding }) => finding === fingerprint)?.outcome
}

/** Nothing counts that the client did not look at. */
function requireEveryItem({ read }: ScannedContent, items: Confirmation['items']): void {
  const isComplete =
    items.length === read.length && read.every(({ fingerprint }) => stated(items, fingerprint) !== undefined)
  if (!isComplete)
    throw new Refusal('invalid_input', 'Say of each item what the paper says before you confirm.', {
      items: 'Say of each item what the paper says before you confirm.',
    })
}

function isSame({ confirmed }: ScannedContent, { items, days }: Confirmation): boolean {
  return (
    confirmed !== null &&
    confirmed.items.length === items.length &&
    confirmed.items.every(({ fingerprint, stated: before }) => stated(items, fingerprint) === before) &&
    confirmed.days.every((kind) => days.includes(kind))
  )
}
