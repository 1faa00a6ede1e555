import type { Deps } from './deps.ts'
import type { FactOf, Reaction } from './facts.ts'
import { releaseClient } from './features/accounts/release-client.ts'
import { findClientForChange } from './features/clients/find-client.ts'
import { announceDrafts } from './features/decisions/decisions.live.ts'
import { requestRewrite } from './features/decisions/request-rewrite.ts'
import { listStandingDocuments } from './features/documents/list-documents.ts'
import { copyToDriveSoon } from './features/drive/copy-to-drive-soon.ts'
import { dropOpenEnvelopes } from './features/envelopes/drop-open-envelopes.ts'
import { refreshMissingFiles } from './features/intake/refresh-missing-files.ts'
import { scheduleClientMails } from './features/mail/schedule-client-mails.ts'
import { announceMailing } from './features/mail-log/mail-log.live.ts'
import { refreshNextDeadline } from './features/rounds/refresh-next-deadline.ts'
import { announceRun } from './features/runs/runs.live.ts'
import type { startWhenComplete } from './features/runs/start-processing.ts'
import type { Queryable } from './platform/db/database.ts'

// What follows from the facts of a case; reactions.ts says which from which.

type OfClient = { clientId: number }

export async function countMissingFiles(
  _deps: Deps,
  tx: Queryable,
  { clientId }: OfClient,
): Promise<undefined> {
  await refreshMissingFiles(tx, clientId)
}

/** What is in them may have changed. */
export async function dropPackets(_deps: Deps, tx: Queryable, { clientId }: OfClient): Promise<undefined> {
  await dropOpenEnvelopes(tx, clientId)
}

export async function findNextDeadline(
  deps: Deps,
  tx: Queryable,
  { clientId }: OfClient,
): Promise<undefined> {
  await refreshNextDeadline(deps, tx, clientId)
}

export async function copyToDrive(deps: Deps, tx: Queryable, { clientId }: OfClient): Promise<undefined> {
  await copyToDriveSoon(deps, tx, clientId)
}

export async function scheduleMails(deps: Deps, tx: Queryable, { clientId }: OfClient): Promise<undefined> {
  await scheduleClientMails(deps, tx, clientId)
}

/** What follows from a stage or a mail date, and not from a text of results: a third of an edit's questions. */
export function whereClocksMove(
  reaction: Reaction<Deps, OfClient>,
): Reaction<Deps, FactOf<'dispute-progressed'>> {
  return async (deps, tx, fact) => (fact.movesClocks ? reaction(deps, tx, fact) : undefined)
}

/** What the mails that run themselves cannot see from the record. */
export async function scheduleMailsOfProgress(
  deps: Deps,
  tx: Queryable,
  { clientId, stage, hasNewResults }: FactOf<'dispute-progressed'>,
): Promise<undefined> {
  await scheduleClientMails(deps, tx, clientId, {
    ...(stage === null ? {} : { stage }),
    ...(hasNewResults ? { results: true } : {}),
  })
}

export async function takeFromFormerAddress(
  _deps: Deps,
  tx: Queryable,
  { clientId, formerKey }: FactOf<'client-readdressed'>,
): Promise<undefined> {
  await releaseClient(tx, { clientId, emailKey: formerKey })
}

export async function rewriteDrafts(deps: Deps, tx: Queryable, { clientId }: OfClient): Promise<undefined> {
  await requestRewrite(deps, tx, clientId)
}

/** The drafts of a later round say which letter is still to be mailed, and which is waited for. */
export async function rewriteLaterRounds(
  deps: Deps,
  tx: Queryable,
  { clientId, round }: OfClient & { round: number },
): Promise<undefined> {
  const documents = await listStandingDocuments(tx, clientId)
  if (documents.some((document) => document.round > round)) await requestRewrite(deps, tx, clientId)
}

/** The drafts of the next round must not call a bureau late within the longer time. */
export async function rewriteForLongerTime(
  deps: Deps,
  tx: Queryable,
  { clientId, event }: OfClient & { event: string },
): Promise<undefined> {
  if (event === 'more_info_sent') await requestRewrite(deps, tx, clientId)
}

/** Starts the client's run by the first of these that finds it due, and tells where it stands. */
export function startRun(...starts: readonly (typeof startWhenComplete)[]): Reaction<Deps, OfClient> {
  return async (deps, tx, { clientId }) => {
    const client = await findClientForChange(tx, clientId)
    if (!client) return undefined
    for (const start of starts) {
      const run = await start(deps, tx, client)
      if (run !== null) return () => announceRun(deps, run)
    }
    return undefined
  }
}

/** A mail date stands in the mail log, too; one that came from there is told with its entry. */
export async function tellMailLog(deps: Deps, _tx: Queryable, fact: FactOf<'mail-dates-changed'>) {
  return fact.isFromMailLog ? undefined : () => announceMailing(deps, fact.clientId)
}

export async function tellDrafts(
  deps: Deps,
  _tx: Queryable,
  { clientId, changed }: FactOf<'drafts-written'>,
) {
  return () => announceDrafts(deps, clientId, changed)
}
