import { useState } from 'react'
import { changeFundingStatus } from '../../../shared/api/funding-staff.ts'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { type FundingStatus, fundingStatusLabels } from '../../../shared/rules/funding-status.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'
import { useHeld } from '../../lib/use-held.ts'
import type { PartProps } from './application-record.ts'

const { status: texts } = staffFundingTexts

/**
 * A move to another status, from the note that is written for it to the ten seconds in which it can be taken back. It rests on the status that was on the screen when it was begun: moved
 * by somebody else meanwhile, nothing is sent until that was seen, and nothing that was written is lost.
 */
export function useStatusChange({ application, reload }: PartProps) {
  const toast = useToast()
  const { currentStage, allowedStatuses } = application
  const [base, setBase] = useState(currentStage)
  const [to, setTo] = useState<FundingStatus | ''>('')
  const [note, setNote] = useState('')
  const { busy, failure, act, refuse } = useAct(texts.failed)

  const isBegun = to !== '' || note !== ''
  if (base !== currentStage && !isBegun) setBase(currentStage)
  const isMoved = base !== currentStage && !busy
  const isAllowed = to === '' || allowedStatuses.includes(to)

  /** What was written since it was sent stays, and rests on the status that it was moved to. */
  const clearAsSent = (moved: FundingStatus) => {
    setBase(moved)
    setTo((now) => (now === to ? '' : now))
    setNote((now) => (now === note ? '' : now))
    refuse(null)
  }
  const save = async () => {
    refuse(null)
    if (busy || isMoved || to === '' || !isAllowed) return
    const trimmed = note.trim()
    await act(async (call) => {
      try {
        const { caseStatus } = await call(changeFundingStatus, {
          params: { id: String(application.id) },
          body: { from: base, to, ...(trimmed ? { note: trimmed } : {}) },
        })
        clearAsSent(caseStatus)
        const saved = texts.savedText(fundingStatusLabels[caseStatus])
        toast({ title: texts.saved, description: saved, kind: 'success' })
      } finally {
        // After a refusal too: what it was refused for is shown.
        await reload()
      }
    })
  }
  const held = useHeld(() => void save(), 'does')
  const takeBack = () => {
    held.undo()
    setTo('')
  }
  return {
    to,
    note,
    busy,
    failure,
    isMoved,
    isAllowed,
    held,
    choose(status: FundingStatus) {
      refuse(null)
      setTo(status)
      held.hold()
    },
    takeBack,
    write: setNote,
    /** What was moved meanwhile was seen: the change rests on the new status now. */
    goOn() {
      takeBack()
      setBase(currentStage)
      refuse(null)
    },
  }
}
