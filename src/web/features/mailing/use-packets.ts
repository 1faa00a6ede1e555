import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listMailings } from '../../../shared/api/mailing.ts'
import { listDocuments } from '../../../shared/api/portal.ts'
import { type getPackets, requestPackets } from '../../../shared/api/results.ts'
import { type CallReply, queryKeyOf } from '../../lib/call-address.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { choicesOf, type PacketChoices, packetProblems, packetRequest } from './packet-choices.ts'

/** What is ticked and sent. A changed choice takes the confirmation of the last request away. */
export function usePackets(clientId: string, packets: CallReply<typeof getPackets>) {
  const texts = useMessages().mailing.packets
  const queries = useQueryClient()
  const [choices, setChoices] = useState<PacketChoices>(() => choicesOf(packets))
  const [attempt, setAttempt] = useState(0)
  const { busy, failure, act, refuse } = useAct(texts.saveFailed)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const problems = packetProblems(choices)
  const change = (part: Partial<PacketChoices>) => {
    setChoices((before) => ({ ...before, ...part }))
    setSavedAt(null)
  }
  const send = async () => {
    setAttempt(problems.length > 0 ? attempt + 1 : 0)
    if (problems.length > 0) return refuse(null)
    const params = { id: clientId }
    await act(async (call) => {
      const body = packetRequest(choices, packets.entries)
      const { requestedAt } = await call(requestPackets, { params, body })
      setSavedAt(requestedAt)
      for (const shown of [listMailings, listDocuments]) {
        void queries.invalidateQueries({ queryKey: queryKeyOf(shown, { params }), exact: true })
      }
    })
  }
  return { choices, change, problems: attempt > 0 ? problems : [], attempt, busy, failure, savedAt, send }
}
