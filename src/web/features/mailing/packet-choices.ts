import type { getPackets, requestPackets } from '../../../shared/api/results.ts'
import type { CallBody, CallReply } from '../../lib/call-address.ts'

type Packets = CallReply<typeof getPackets>
export type PacketEntry = Packets['entries'][number]

/** What is ticked, by `entryKey`. */
export interface PacketChoices {
  collectors: readonly string[]
  theft: boolean
  notMine: readonly string[]
  reportNumber: string
  statement: boolean
  freeze: boolean
}

export type PacketProblem = 'items' | 'statement' | 'reportNumber'

const longestReportNumber = 60

export function entryKey({ bureau, itemId }: { bureau: string; itemId: string }): string {
  return `${bureau} ${itemId}`
}

/** What was asked for before. The statement is made anew each time: it is never ticked for the client. */
export function choicesOf({ asked }: Packets): PacketChoices {
  return {
    collectors: asked.collectorValidation.map(entryKey),
    theft: asked.identityTheft.length > 0,
    notMine: asked.identityTheft.map(entryKey),
    reportNumber: '',
    statement: false,
    freeze: asked.securityFreeze,
  }
}

/** What keeps the request from being sent; nothing is demanded for identity theft that is left out. */
export function packetProblems(choices: PacketChoices): PacketProblem[] {
  if (!choices.theft) return []
  const problems: PacketProblem[] = []
  if (choices.notMine.length === 0) problems.push('items')
  if (choices.reportNumber.trim().length > longestReportNumber) problems.push('reportNumber')
  if (!choices.statement) problems.push('statement')
  return problems
}

/** The request as the call takes it. */
export function packetRequest(
  choices: PacketChoices,
  entries: readonly PacketEntry[],
): CallBody<typeof requestPackets> {
  const named = (keys: readonly string[]) =>
    entries
      .filter((entry) => keys.includes(entryKey(entry)))
      .map(({ bureau, itemId }) => ({ bureau, itemId }))
  return {
    collectorValidation: named(choices.collectors),
    identityTheft: choices.theft
      ? {
          items: named(choices.notMine),
          reportNumber: choices.reportNumber.trim() || null,
          statesNotMine: true,
        }
      : null,
    securityFreeze: choices.freeze,
  }
}
