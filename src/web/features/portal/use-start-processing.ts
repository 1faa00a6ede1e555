import { triggerProcessing } from '../../../shared/api/portal.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import type { PortalPart } from './use-portal-data.ts'

/**
 * Starts or retries the processing; then client, documents and status are loaded again. What refused it (402 without a
 * settled payment) is a toast and stands on the page until the next try.
 */
export function useStartProcessing(clientId: number, reload: (...parts: PortalPart[]) => Promise<unknown>) {
  const { processing } = useMessages().portal
  const toast = useToast()
  const { busy, failure, act } = useAct(processing.startFailedDefault, { toastTitle: processing.startFailed })
  const start = () =>
    act(async (call) => {
      const { jobId } = await call(triggerProcessing, { params: { id: String(clientId) } })
      toast({ title: processing.started, description: processing.startedText(jobId), kind: 'success' })
      await reload('client', 'documents', 'status')
    })
  return { start, busy, failure }
}
