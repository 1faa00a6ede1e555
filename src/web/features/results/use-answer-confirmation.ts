import { useState } from 'react'
import {
  type AnswerDay,
  type AnswerScan,
  confirmAnswer,
  type DisputeResult,
  type ItemOutcome,
} from '../../../shared/api/results.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { useMessages } from '../../lib/use-messages.tsx'

/** What the client says of one item: '' before. `other` is what the paper says instead. */
export interface ItemCheck {
  same: 'yes' | 'no' | ''
  other: ItemOutcome | ''
}

const unchecked: ItemCheck = { same: '', other: '' }

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
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const checkOf = (finding: string) => checks[finding] ?? unchecked
  const stated = scan.read.map(({ finding, outcome }) => ({
    finding,
    outcome: checkOf(finding).same === 'yes' ? outcome : checkOf(finding).other,
  }))
  const check = (finding: string, part: Partial<ItemCheck>) =>
    setChecks((before) => ({ ...before, [finding]: { ...unchecked, ...before[finding], ...part } }))
  const see = (day: AnswerDay, seen: boolean) =>
    setDays((before) => [...before.filter((each) => each !== day), ...(seen ? [day] : [])])
  const missing = stated.filter(({ outcome }) => outcome === '').map(({ finding }) => finding)
  const send = async () => {
    if (busy) return
    setAttempt((before) => before + 1)
    setFailure(null)
    const items = stated.flatMap(({ finding, outcome }) => (outcome === '' ? [] : [{ finding, outcome }]))
    if (items.length < stated.length) return
    setBusy(true)
    try {
      const params = { id: clientId, result: String(result.id) }
      onConfirmed(await callApi(confirmAnswer, { params, body: { items, days: [...days] } }))
    } catch (error) {
      logProblem('A scanned answer was not confirmed.', error)
      setFailure(sentenceOf(error, texts.saveFailed))
    } finally {
      setBusy(false)
    }
  }
  return { checkOf, check, days, see, missing, attempt, busy, failure, send }
}
