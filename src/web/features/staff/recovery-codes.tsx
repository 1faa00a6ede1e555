import { useState } from 'react'
import { signInTexts as texts } from '../../../shared/messages/staff/sign-in.ts'
import { Button } from '../../ui/button.tsx'

/** Shown once, after the enrolment or when they were renewed. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [copied, setCopied] = useState(false)
  return (
    <>
      <ul
        aria-label={texts.recoveryList}
        className="mb-4 grid max-w-md gap-2 rounded-lg border border-line bg-surface p-5 tabular-nums sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={onDone}>{texts.recoveryDone}</Button>
        <Button
          kind="secondary"
          onClick={() => navigator.clipboard?.writeText(codes.join('\n')).then(() => setCopied(true))}
        >
          {texts.recoveryCopy}
        </Button>
        <p role="status">{copied ? texts.recoveryCopied : ''}</p>
      </div>
    </>
  )
}
