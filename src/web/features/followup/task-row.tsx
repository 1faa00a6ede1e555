import { type ClientTask, changeTask } from '../../../shared/api/followup.ts'
import { followupTexts } from '../../../shared/messages/staff/followup.ts'
import { officeDay } from '../../../shared/rules/civil-days.ts'
import { formatDay, formatInstant } from '../../lib/format.ts'
import { useAct } from '../../lib/use-act.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { TaskForm } from './task-form.tsx'

const texts = followupTexts.tasks

interface TaskRowProps {
  task: ClientTask
  mayWork: boolean
  isEdited: boolean
  onEdit: (isEdited: boolean) => void
  onChanged: (reply: unknown) => void
}

/** One task: marked done with one press, changed in its place. */
export function TaskRow({ task, mayWork, isEdited, onEdit, onChanged }: TaskRowProps) {
  const { busy, failure, act } = useAct(texts.failed)
  const isDone = task.doneAt !== null
  const mark = () =>
    act(async (call) => {
      const body = { done: !isDone, version: task.version }
      onChanged(await call(changeTask, { params: { id: String(task.id) }, body }))
    })
  if (isEdited) {
    return (
      <li className="border-b border-line py-3 last:border-b-0">
        <TaskForm task={task} onChanged={onChanged} onClose={() => onEdit(false)} />
      </li>
    )
  }
  return (
    <li className="grid gap-1 border-b border-line py-2 last:border-b-0">
      <p className="wrap-anywhere font-semibold">{task.text}</p>
      <p className="text-muted">
        {isDone ? texts.doneBy(task.doneBy ?? '', formatInstant(task.doneAt ?? '')) : <Due task={task} />}
      </p>
      {mayWork && (
        <p className="flex flex-wrap gap-2">
          <Button
            kind="secondary"
            size="sm"
            busy={busy}
            aria-label={isDone ? texts.reopen(task.text) : texts.mark(task.text)}
            onClick={() => void mark()}
          >
            {isDone ? texts.reopenShort : texts.markShort}
          </Button>
          {!isDone && (
            <Button kind="quiet" size="sm" aria-label={texts.edit(task.text)} onClick={() => onEdit(true)}>
              {texts.editShort}
            </Button>
          )}
        </p>
      )}
      <FailureNotice sentence={failure} />
    </li>
  )
}

function Due({ task }: { task: ClientTask }) {
  const today = officeDay(new Date())
  return (
    <>
      {texts.of(task.owner?.name ?? null)}, {texts.due(formatDay(task.dueOn))}{' '}
      {task.dueOn < today && <Badge tone="alarm">{texts.late}</Badge>}
      {task.dueOn === today && <Badge tone="wait">{texts.today}</Badge>} · {texts.from(task.by)}
    </>
  )
}
