import type * as z from 'zod/mini'
import type { listMailings as call, MailedLetter } from '../../../shared/api/mailing.ts'
import { dayOf } from '../../../shared/rules/civil-days.ts'
import { clocksOf } from '../../../shared/rules/dispute-clocks.ts'
import { limitationClocks } from '../../../shared/rules/limitation-clocks.ts'
import type { Deps } from '../../deps.ts'
import { findClient } from '../clients/find-client.ts'
import { listTimedLetters, type TimedLetter } from '../results/clocked-letters.ts'
import { findNextRound } from '../rounds/find-next-round.ts'
import { showHolding } from '../settlement/show-holding.ts'

/** The mail log with its clocks, and whether the next round may be prepared today. */
export async function listMailings(deps: Deps, clientId: number): Promise<z.input<(typeof call)['reply']>> {
  const today = dayOf(deps.clock.now())
  const letters = await listTimedLetters(deps, deps.database.db, clientId)
  const timed = letters.map((each) => each.timed)
  const next = await findNextRound(deps, clientId, letters)
  return {
    letters: letters.map((each) => shownLetter(each, today)),
    clocks: limitationClocks(timed, today),
    nextRound: next.round,
    nextRoundReason: next.reason,
    nextRoundUpgrade: next.code === 'payment_required' ? await findUpgradeOf(deps, clientId) : null,
  }
}

async function findUpgradeOf(deps: Deps, clientId: number) {
  const client = await findClient(deps.database.db, clientId)
  const holding = client ? await showHolding(deps, client) : null
  return holding?.upgrade ?? null
}

export function shownLetter({ letter, timed }: TimedLetter, today: string): MailedLetter {
  const { document } = letter
  return {
    documentId: document.id,
    documentType: document.documentType,
    fileName: letter.written?.fileName ?? '',
    recipient: letter.recipient,
    round: document.round,
    state: letter.state,
    undecided: document.undecided,
    certifiedNumber: letter.certifiedNumber,
    steps: letter.steps.map((step) => ({
      state: step.state,
      day: step.day,
      evidenceUrl: step.fileKey ? `/api/clients/${document.clientId}/mailings/${step.id}/evidence` : null,
      recordedAt: step.createdAt.toISOString(),
      ...(step.actorKind === 'provider' && step.actorId === 'sandbox' ? { isSandbox: true as const } : {}),
    })),
    events: letter.events.map(({ row, state }) => ({
      id: row.id,
      kind: row.kind,
      day: row.day,
      printedDay: row.printedDay,
      evidenceUrl: row.fileKey ? `/api/clients/${document.clientId}/letter-events/${row.id}/evidence` : null,
      recordedAt: row.createdAt.toISOString(),
      state,
    })),
    clocks: clocksOf(timed, today),
    ...(letter.written === null ? { isFromBefore: true as const } : {}),
  }
}
