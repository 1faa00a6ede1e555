import { type ReactNode, useEffect } from 'react'
import { ApiError, NetworkError, sentenceOf } from '../lib/api-error.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useNewest } from '../lib/use-newest.ts'
import { useSay } from '../lib/use-say.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

export interface LoadFailureProps {
  /** What was asked for. While it did not fail, there is nothing to see here. */
  of: { error: unknown; isFetching: boolean; refetch: () => unknown }
  title?: string
  /** Said whatever the server gave as its reason. */
  says?: string
  /** Said where the server gave no sentence. */
  otherwise?: string
  /** Another way on, beside asking again. */
  children?: ReactNode
}

/** Why something was not loaded, and the press that asks again; what the lost network kept is asked for as soon as it is back. */
export function LoadFailure({ of: asked, title, says, otherwise, children }: LoadFailureProps) {
  const { shell } = useMessages()
  const say = useSay()
  const ask = useNewest(() => void asked.refetch())
  const isUnreached = asked.error instanceof NetworkError
  useEffect(() => {
    if (!isUnreached) return
    const again = () => ask.current()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isUnreached, ask])
  if (!asked.error) return null
  // Who may not see it is told so; asking again changes nothing.
  const isRefused = asked.error instanceof ApiError && asked.error.status === 403
  return (
    <Notice tone="alarm" role="alert" title={title}>
      <p>{says ?? say(sentenceOf(asked.error, otherwise))}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        {!isRefused && (
          <Button kind="secondary" size="sm" busy={asked.isFetching} onClick={() => ask.current()}>
            {shell.tryAgain}
          </Button>
        )}
        {children}
      </div>
    </Notice>
  )
}
