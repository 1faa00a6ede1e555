import { useState } from 'react'
import { closeFundingMessages } from '../../../shared/api/funding-staff.ts'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { useToast } from '../../lib/toast-context.ts'
import type { PartProps } from './application-record.ts'

const { messages: texts } = staffFundingTexts

/** Takes the messages on the screen off the list without an answer. */
export function useCloseMessages({ application, reload }: PartProps) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const close = async () => {
    setBusy(true)
    try {
      const seenUpTo = application.messages.at(-1)?.id ?? 0
      await callApi(closeFundingMessages, { params: { id: String(application.id) }, body: { seenUpTo } })
      toast({ ...texts.closed, kind: 'success' })
      await reload()
    } catch (error) {
      toast({
        title: texts.closeFailed,
        description: sentenceOf(error, texts.stillWaits),
        kind: 'destructive',
      })
    } finally {
      setBusy(false)
    }
  }
  return { busy, close: () => void close() }
}
