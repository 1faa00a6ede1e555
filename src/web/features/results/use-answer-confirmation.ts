import { useState } from 'react'
import {
  type AnswerDay,
  type AnswerScan,
  confirmAnswer,
  type DisputeResult,
  type ItemOutcome,
} from '../../../shared/api/results.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'

/** What the client says of one item: '' before. `other` is what the paper says instead. */
export interface ItemCheck {
  same: 'yes' | 'no' | ''
  other: ItemOutcome | ''
  /** The bureau's words, where there is no file to read them from. */
  said: string
}

const unchecked: ItemCheck = { same: '', other: '', said: '' }

interface Confirmation {
  clientId: string
  result: DisputeResult
  scan: AnswerScan
  onConfirmed: (result: DisputeResult) => void
}

/** The comparison of one scanned answer with the paper. After a failure everything that was entered is still there. */
export function useAnswerConfirmation({ clientId, result, scan, onConfirmed }: Confirmation) {
  const texts = useMessages().results.scan
  const [checks, setChecks] = useState<Readonly<Record<string, ItemCheck>>>({})
  const [days, setDays] = useState<readonly AnswerDay[]>([])
  const [attempt, setAttempt] = useState(0)
  const { busy, failure, act, refuse } = useAct(texts.saveFailed)
  const checkOf = (finding: string) => checks[finding] ?? unchecked
  const stated = scan.read.map(({ finding, outcome }) => ({
    finding,
    outcome: checkOf(finding).same === 'yes' ? outcome : checkOf(finding).other,
    said: checkOf(finding).said.trim(),
  }))
  const check = (finding: string, part: Partial<ItemCheck>) =>
    setChecks((before) => ({ ...before, [finding]: { ...unchecked, ...before[finding], ...part } }))
  const see = (day: AnswerDay, seen: boolean) =>
    setDays((before) => [...before.filter((each) => each !== day), ...(seen ? [day] : [])])
  const missing = stated.filter(({ outcome }) => outcome === '').map(({ finding }) => finding)
  const send = async () => {
    if (busy) return
    setAttempt((before) => before + 1)
    refuse(null)
    const items = stated.flatMap(({ finding, outcome, said }) =>
      outcome === '' ? [] : [{ finding, outcome, ...(said === '' ? {} : { said }) }],
    )
    if (items.length < stated.length) return
    await act(async (call) => {
      const params = { id: clientId, result: String(result.id) }
      onConfirmed(await call(confirmAnswer, { params, body: { items, days: [...days] } }))
    })
  }
  return { checkOf, check, days, see, missing, attempt, busy, failure, send }
}
