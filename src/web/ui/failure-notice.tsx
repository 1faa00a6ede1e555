import { Notice } from './notice.tsx'

/** Why something was not loaded or not taken, in one sentence; nothing while there is none. Read out at once. */
export function FailureNotice({ sentence }: { sentence: string | null }) {
  if (!sentence) return null
  return (
    <Notice tone="alarm" role="alert">
      <p>{sentence}</p>
    </Notice>
  )
}
