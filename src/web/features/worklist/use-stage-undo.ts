import { useState } from 'react'
import { type ClientChange, changeClient, type StaffClient } from '../../../shared/api/staff-clients.ts'
import { clientEditTexts as texts } from '../../../shared/messages/staff/clients.ts'
import { stageName } from '../../lib/stage-name.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'

type Dates = Pick<ClientChange, 'round1MailDate' | 'round2MailDate' | 'round3MailDate'>

/** The newest change of a stage, as long as it can be taken back here. */
interface Move {
  client: StaffClient
  from: string
  /** The mail dates that were changed with it, as they were: the stage and its date go back together. */
  dates: Dates
}

/**
 * Takes the newest change of a stage back. The offer stays until it is used, dismissed or followed by another change; where
 * somebody else has changed the client since, the server refuses and says so.
 */
export function useStageUndo(onUndone: (client: StaffClient) => void) {
  const toast = useToast()
  const [move, setMove] = useState<Move | null>(null)
  const { busy, act } = useAct(texts.undoFailed, { toastTitle: texts.failed })
  const undo = async () => {
    if (move === null) return
    const { client, from, dates } = move
    await act(async (call) => {
      const params = { id: String(client.id) }
      const body = { disputeStatus: from, ...dates }
      const back = await call(changeClient, { params, body }, { ifMatch: client.version })
      setMove(null)
      toast({ title: texts.updated, description: texts.undone(back.name, stageName(from)), kind: 'success' })
      onUndone(back)
    })
  }
  return {
    move,
    busy,
    undo,
    offer(before: StaffClient, after: StaffClient) {
      const isMoved = before.disputeStatus !== after.disputeStatus
      setMove(
        isMoved ? { client: after, from: before.disputeStatus, dates: datesBefore(before, after) } : null,
      )
    },
    dismiss: () => setMove(null),
  }
}

/** The mail dates of `before` that read otherwise in `after`. */
function datesBefore(before: StaffClient, after: StaffClient): Dates {
  const dates = ['round1MailDate', 'round2MailDate', 'round3MailDate'] as const
  const changed = dates.filter((field) => before[field] !== after[field])
  return Object.fromEntries(changed.map((field) => [field, before[field]]))
}
