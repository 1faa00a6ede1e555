import { useEffect, useState } from 'react'
import type { LeaveAnswers } from './router/leave-questions.ts'
import { useRouter } from './router/router-context.tsx'
import { useNewest } from './use-newest.ts'

export type LeaveQuestioned =
  | { state: 'unblocked'; proceed?: undefined; reset?: undefined }
  | ({ state: 'blocked' } & LeaveAnswers)

/**
 * While something is typed that is not saved, asks before the page is left: inside the app by what the caller draws for
 * the question that this answers, a closed tab or a reload by the browser's own question.
 */
export function useLeaveGuard(isDirty: boolean): LeaveQuestioned {
  const { router } = useRouter()
  const [answers, setAnswers] = useState<LeaveAnswers | null>(null)
  const dirty = useNewest(isDirty)
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  useEffect(
    () =>
      router.ask({
        guards: ({ from, to }) => dirty.current && from.pathname !== to.pathname,
        onQuestion: setAnswers,
      }),
    [router, dirty],
  )
  return answers === null ? { state: 'unblocked' } : { state: 'blocked', ...answers }
}
