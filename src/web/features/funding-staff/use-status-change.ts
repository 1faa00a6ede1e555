import { useState } from 'react'
import { changeFundingStatus } from '../../../shared/api/funding-staff.ts'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { type FundingStatus, fundingStatusLabels } from '../../../shared/rules/funding-status.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'
import type { PartProps } from './application-record.ts'

const { status: texts } = staffFundingTexts

/**
 * A move to another status while it is filled in. It rests on the status that was on the screen when it was begun: moved
 * by somebody else meanwhile, nothing is sent until that was seen, and nothing that was written is lost.
 */
export function useStatusChange({ application, reload }: PartProps) {
  const toast = useToast()
  const { currentStage, allowedStatuses } = application
  const [base, setBase] = useState(currentStage)
  const [to, setTo] = useState<FundingStatus | ''>('')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
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
    setTried(false)
    refuse(null)
  }
  const clear = () => {
    setTo('')
    setNote('')
    setTried(false)
    refuse(null)
  }
  const save = async () => {
    setTried(true)
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
  return {
    to,
    note,
    busy,
    failure,
    isBegun,
    isMoved,
    isAllowed,
    problem: tried && to === '' ? texts.noChoice : null,
    choose: (status: string) => setTo(allowedStatuses.find((each) => each === status) ?? ''),
    write: setNote,
    save,
    cancel: clear,
    /** What was moved meanwhile was seen: the change rests on the new status now. */
    goOn() {
      setBase(currentStage)
      refuse(null)
      if (!isAllowed) setTo('')
    },
  }
}
