import { useEffect } from 'react'
import { getPostalOrder } from '../../../shared/api/postal.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import type { NoticeTone } from '../../ui/notice.tsx'

/** What became of the payment with which a bank's own page sent the browser back; null without one, and for one of something else. */
export function useReturnedOrder(
  clientId: string,
  order: string | null,
  onSettled: () => void,
): { tone: NoticeTone; text: string } | null {
  const texts = useMessages().postal.pay
  const asked = useCall(
    getPostalOrder,
    { params: { id: clientId, order: order ?? '' } },
    { enabled: order !== null && clientId !== '' },
  )
  const status = asked.data?.status
  useEffect(() => {
    if (status === 'succeeded') onSettled()
  }, [status, onSettled])
  if (status === 'succeeded') return { tone: 'good', text: texts.done }
  if (status === 'processing') return { tone: 'wait', text: texts.waiting }
  return null
}
