import { checkSetup } from '../../../shared/api/setup.ts'
import { setupTexts as texts } from '../../../shared/messages/staff/setup.ts'
import { useAct } from '../../lib/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'

interface SetupCheckProps {
  check: 'stripe-keys' | 'backup' | 'address'
  title: string
  onChecked: () => Promise<void>
}

/** Proves one thing now, and says what is wrong with it. */
export function SetupCheck({ check, title, onChecked }: SetupCheckProps) {
  const { busy, failure, act } = useAct(texts.checkFailed)
  const run = () => act(async (call) => call(checkSetup, { params: { check } }), onChecked)
  return (
    <div className="grid gap-3">
      <FailureNotice sentence={failure} />
      <div>
        <Button kind="secondary" size="sm" busy={busy} onClick={() => void run()}>
          {title}
        </Button>
      </div>
    </div>
  )
}
