import { isTracked } from '../../../shared/rules/postal-service.ts'
import type { Deps } from '../../deps.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { recordLetterEvent } from '../mail-log/record-letter-event.ts'
import { recordMailing } from '../mail-log/record-mailing.ts'
import { changeLockedSend, postalActorOf } from './change-send.ts'
import { dayInLog, type LogStep } from './day-in-log.ts'
import { selectSend } from './postal.store.ts'
import type { PostalSendRow } from './postal.tables.ts'
import { openCarrier, withNote } from './sealed-send.ts'
import { writeMailingRecord } from './write-mailing-record.ts'

/** One entry that a letter's state calls for: its day, and whether the provider's record proves it. */
interface DueEntry {
  step: LogStep
  at: Date
  isProved: boolean
}

/**
 * Enters in the mail log what became of a letter: handed over when the provider took it, accepted when the carrier first scanned it,
 * delivered as it was told, or came back. What the provider tells is written on a record, which is the entry's proof; a delivery of mail
 * that is not tracked is entered without one, so that no clock starts from it (decisions 015 and 068). Twice enters once.
 */
export async function enterInMailLog(deps: Deps, sendId: number): Promise<void> {
  const send = await selectSend(deps.database.db, sendId)
  if (!send) return
  for (const entry of dueEntries(deps, send)) {
    if (send.logged.includes(entry.step)) continue
    const problem = await enter(deps, send, entry)
    await changeLockedSend(deps, sendId, (row) => ({
      logged: [...new Set([...row.logged, entry.step])],
      ...(problem === null
        ? {}
        : { trouble: row.trouble ?? ('log' as const), carrierSealed: withNote(deps, row, problem) }),
    }))
  }
}

function dueEntries(deps: Deps, send: PostalSendRow): DueEntry[] {
  const { state, acceptedAt, stateAt, service, isScanned } = send
  if (acceptedAt === null || state === 'canceled' || state === 'failed') return []
  const [firstScan] = openCarrier(deps, send).events
  const scan = firstScan === undefined || Date.parse(firstScan.at) < acceptedAt.getTime() ? null : firstScan
  return [
    { step: 'handed_over', at: acceptedAt, isProved: true },
    ...(scan === null ? [] : [{ step: 'accepted' as const, at: new Date(scan.at), isProved: true }]),
    ...(state === 'delivered'
      ? [{ step: 'delivered' as const, at: stateAt, isProved: isScanned && isTracked(service) }]
      : []),
    ...(state === 'returned' ? [{ step: 'returned' as const, at: stateAt, isProved: true }] : []),
  ]
}

/** @returns what the mail log had against it, null when it stands there */
async function enter(
  deps: Deps,
  send: PostalSendRow,
  { step, at, isProved }: DueEntry,
): Promise<string | null> {
  const { clientId, documentId } = send
  const day = dayInLog(at)
  const files = isProved ? [await proofOf(deps, send, { step, at, day })] : []
  const entry = { clientId, documentId, actor: postalActorOf(send), day, files }
  try {
    if (step === 'returned') {
      await recordLetterEvent(deps, {
        ...entry,
        kind: 'came_back',
        printedDay: undefined,
        corrects: undefined,
      })
      return null
    }
    const { trackingNumber } = openCarrier(deps, send)
    // A sandbox's number is none that the carrier gave out.
    const certifiedNumber = /^\d{12,34}$/.test(trackingNumber ?? '')
      ? (trackingNumber ?? undefined)
      : undefined
    await recordMailing(deps, { ...entry, state: step, certifiedNumber })
    return null
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    return `mail log: ${cause.message}`
  }
}

async function proofOf(
  deps: Deps,
  send: PostalSendRow,
  told: { step: LogStep; at: Date; day: string },
): Promise<UploadedFile> {
  const bytes = await writeMailingRecord(deps, send, told)
  const fileName = `${send.provider ?? 'provider'}-record-${send.id}-${told.step}.pdf`
  return { field: 'evidence', fileName, contentType: 'application/pdf', bytes, truncated: false }
}
