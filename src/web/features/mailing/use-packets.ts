import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listMailings } from '../../../shared/api/mailing.ts'
import { listDocuments } from '../../../shared/api/portal.ts'
import { type getPackets, requestPackets } from '../../../shared/api/results.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { type CallReply, queryKeyOf } from '../../lib/call-address.ts'
import { callApi } from '../../lib/call-api.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { choicesOf, type PacketChoices, packetProblems, packetRequest } from './packet-choices.ts'

/** What is ticked and sent. A changed choice takes the confirmation of the last request away. */
export function usePackets(clientId: string, packets: CallReply<typeof getPackets>) {
  const texts = useMessages().mailing.packets
  const queries = useQueryClient()
  const [choices, setChoices] = useState<PacketChoices>(() => choicesOf(packets))
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const problems = packetProblems(choices)
  const change = (part: Partial<PacketChoices>) => {
    setChoices((before) => ({ ...before, ...part }))
    setSavedAt(null)
  }
  const send = async () => {
    setFailure(null)
    setAttempt(problems.length > 0 ? attempt + 1 : 0)
    if (problems.length > 0) return
    const params = { id: clientId }
    setBusy(true)
    try {
      const body = packetRequest(choices, packets.entries)
      const { requestedAt } = await callApi(requestPackets, { params, body })
      setSavedAt(requestedAt)
      for (const call of [listMailings, listDocuments]) {
        void queries.invalidateQueries({ queryKey: queryKeyOf(call, { params }), exact: true })
      }
    } catch (error) {
      logProblem('The request for further letters was not saved.', error)
      setFailure(sentenceOf(error, texts.saveFailed))
    } finally {
      setBusy(false)
    }
  }
  return { choices, change, problems: attempt > 0 ? problems : [], attempt, busy, failure, savedAt, send }
}
