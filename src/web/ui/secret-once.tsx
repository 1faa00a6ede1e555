import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

interface SecretOnceProps {
  /** `secret` names it, `once` says that it is not shown again, `done` puts it away. */
  texts: { secret: string; once: string; done: string }
  /** Null as long as there is none: the form that makes it is shown. */
  secret: string | null
  onDone: () => void
  children: ReactNode
}

/** A secret that is shown this once, instead of the form that made it, in a field that selects itself, so that it can be copied everywhere. */
export function SecretOnce({ texts, secret, onDone, children }: SecretOnceProps) {
  const id = useId()
  if (secret === null) return children
  return (
    <Notice tone="good" role="status" className="max-w-prose">
      <p>{texts.once}</p>
      <label htmlFor={id} className="mt-3 block font-semibold">
        {texts.secret}
      </label>
      <input
        id={id}
        readOnly
        value={secret}
        onFocus={(event) => event.target.select()}
        className="mt-1 mb-3 block min-h-12 w-full rounded-md border border-edge bg-surface px-3 font-mono text-sm"
      />
      <Button kind="secondary" size="sm" onClick={onDone}>
        {texts.done}
      </Button>
    </Notice>
  )
}
