import { useMessages } from '../lib/use-messages.tsx'

/** 'Step 1 of 3', in plain text; it is not a menu. */
export function StepIndicator({ step, total, name }: { step: number; total: number; name?: string }) {
  const { shell } = useMessages()
  return (
    <p className="font-semibold text-muted">
      {shell.stepOf(step, total)}
      {name && <span className="font-normal">: {name}</span>}
    </p>
  )
}
