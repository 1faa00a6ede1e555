import { useState } from 'react'
import { triggerProcessing } from '../../../shared/api/portal.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import type { PortalPart } from './use-portal-data.ts'

/**
 * Starts or retries the processing; then client, documents and status are loaded again. What refused it (402 without a
 * settled payment) is a toast and stands on the page until the next try.
 */
export function useStartProcessing(clientId: number, reload: (...parts: PortalPart[]) => Promise<unknown>) {
  const { processing } = useMessages().portal
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const start = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { jobId } = await callApi(triggerProcessing, { params: { id: String(clientId) } })
      toast({ title: processing.started, description: processing.startedText(jobId), kind: 'success' })
      await reload('client', 'documents', 'status')
    } catch (error) {
      const sentence = sentenceOf(error, processing.startFailedDefault)
      setFailure(sentence)
      toast({ title: processing.startFailed, description: sentence, kind: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return { start, busy, failure }
}
