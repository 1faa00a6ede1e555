import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { announceToAll, listAnnouncements } from '../../../shared/api/announcements.ts'
import { staffAnnouncementTexts as texts } from '../../../shared/messages/staff/announcements.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { callApi } from '../../lib/call-api.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAttemptKey } from '../../lib/use-attempt-key.ts'

export const types = ['info', 'alert'] as const
export const priorities = ['low', 'normal', 'high'] as const

export interface AnnouncementDraft {
  title: string
  message: string
  type: (typeof types)[number]
  priority: (typeof priorities)[number]
}

/** Announces to everyone; the same draft again is the same announcement until it has succeeded. */
export function useAnnounce(onDone: (sent: AnnouncementDraft) => void) {
  const toast = useToast()
  const queries = useQueryClient()
  const attempts = useAttemptKey()
  const [busy, setBusy] = useState(false)
  const announce = async (draft: AnnouncementDraft) => {
    setBusy(true)
    try {
      await callApi(announceToAll, { body: { ...draft, attemptKey: attempts.keyOf(draft) } })
      attempts.done()
      toast({ ...texts.announced, kind: 'success' })
      void queries.invalidateQueries({ queryKey: queryKeyOf(listAnnouncements) })
      onDone(draft)
    } catch (error) {
      const description = sentenceOf(error, texts.failed)
      toast({ title: texts.notAnnounced, description, kind: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, announce }
}
