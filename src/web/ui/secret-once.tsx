import { useId } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

interface SecretOnceProps {
  label: string
  lead: string
  secret: string
  done: string
  onDone: () => void
}

/** A secret that is shown this once, in a field that selects itself, so that it can be copied everywhere. */
export function SecretOnce({ label, lead, secret, done, onDone }: SecretOnceProps) {
  const id = useId()
  return (
    <Notice tone="good" role="status" className="max-w-prose">
      <p>{lead}</p>
      <label htmlFor={id} className="mt-3 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        readOnly
        value={secret}
        onFocus={(event) => event.target.select()}
        className="mt-1 mb-3 block min-h-12 w-full rounded-md border border-edge bg-surface px-3 font-mono text-sm"
      />
      <Button kind="secondary" size="sm" onClick={onDone}>
        {done}
      </Button>
    </Notice>
  )
}
