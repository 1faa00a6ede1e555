import { clientEditTexts as texts } from '../../../shared/messages/staff/clients.ts'
import { stageName } from '../../lib/stage-name.ts'
import type { LeaveQuestioned } from '../../lib/use-leave-guard.ts'
import { Button } from '../../ui/button.tsx'
import { LeaveQuestion } from '../../ui/leave-question.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { RowEditing } from './use-row-editing.ts'
import type { useStageUndo } from './use-stage-undo.ts'

interface EditNoticesProps {
  editing: RowEditing
  stageUndo: ReturnType<typeof useStageUndo>
  leaving: LeaveQuestioned
}

/** What can be taken back after an edit, and the question before unsaved changes are left. */
export function EditNotices({ editing, stageUndo, leaving }: EditNoticesProps) {
  const { discarded, edit } = editing
  const { move } = stageUndo
  return (
    <div className="grid gap-2 not-empty:mb-3">
      {leaving.state === 'blocked' && edit && (
        <LeaveQuestion
          sentence={texts.leave(edit.base.name)}
          stay={texts.leaveNo}
          leave={texts.leaveYes}
          onLeave={leaving.proceed}
          onStay={leaving.reset}
        />
      )}
      {discarded && (
        <Notice tone="info" role="status">
          <p>{texts.discarded(discarded.base.name)}</p>
          <span className="mt-2 flex flex-wrap gap-2">
            <Button kind="secondary" size="sm" onClick={editing.resume}>
              {texts.resume}
            </Button>
            <Button kind="quiet" size="sm" onClick={editing.forget}>
              {texts.dismiss}
            </Button>
          </span>
        </Notice>
      )}
      {move && (
        <Notice tone="good" role="status">
          <p>
            {texts.stageChanged(move.client.name, stageName(move.from), stageName(move.client.disputeStatus))}
          </p>
          <span className="mt-2 flex flex-wrap gap-2">
            <Button kind="secondary" size="sm" busy={stageUndo.busy} onClick={() => void stageUndo.undo()}>
              {texts.undo}
            </Button>
            <Button kind="quiet" size="sm" onClick={stageUndo.dismiss}>
              {texts.dismiss}
            </Button>
          </span>
        </Notice>
      )}
    </div>
  )
}
