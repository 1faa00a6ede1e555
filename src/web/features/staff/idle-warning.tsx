import { getSession } from '../../../shared/api/accounts.ts'
import { staffFrameTexts as texts } from '../../../shared/messages/staff/frame.ts'
import { formatTime } from '../../lib/format.ts'
import { useAct } from '../../lib/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useIdleEnd } from './use-idle-end.ts'

/** Two minutes before the session ends for idleness: says when, and lets one stay. It takes no focus and hides nothing. */
export function IdleWarning({ active, onOver }: { active: boolean; onOver: () => void }) {
  const end = useIdleEnd(active, onOver)
  const { busy, failure, act } = useAct(() => texts.stayFailed)
  if (end === null) return null
  const stay = () => act((call) => call(getSession, {}))
  return (
    <div className="sticky top-2 z-30 mb-4">
      <Notice tone="wait" role="alert" title={texts.idleTitle} className="shadow-lifted">
        <p>{texts.idleText(formatTime(end.toISOString()))}</p>
        {failure && <p>{failure}</p>}
        <Button size="sm" className="mt-2" busy={busy} onClick={() => void stay()}>
          {texts.stay}
        </Button>
      </Notice>
    </div>
  )
}
