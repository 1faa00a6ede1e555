import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getRetention, requestDeletion, withdrawDeletion } from '../../../shared/api/privacy.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { callApi } from '../../lib/call-api.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useToast } from '../../ui/toast-context.ts'

/** Asks for deletion and takes it back; the page shows what the server then says. `busy` while either runs. */
export function useDeletion(clientId: string) {
  const texts = useMessages().privacy.deletion
  const queries = useQueryClient()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  /** @returns whether it was done */
  const send = async (call: typeof requestDeletion | typeof withdrawDeletion): Promise<boolean> => {
    setBusy(true)
    try {
      const params = { id: clientId }
      const retention = await callApi(call, { params })
      queries.setQueryData(queryKeyOf(getRetention, { params }), retention)
      const day = retention.deletionDueOn
      const { title, description } = texts.requested
      toast(day === null ? texts.withdrawn : { title, description: description(formatDay(day)) })
      return true
    } catch (error) {
      const { title, description } = texts.failed
      toast({ title, description: sentenceOf(error, description), kind: 'destructive' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, ask: () => send(requestDeletion), withdraw: () => send(withdrawDeletion) }
}
