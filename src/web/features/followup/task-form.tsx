import { useState } from 'react'
import { type ClientTask, changeTask } from '../../../shared/api/followup.ts'
import { followupTexts } from '../../../shared/messages/staff/followup.ts'
import { formatDay } from '../../lib/format.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TaskFields, type TaskValues, taskProblems } from './task-fields.tsx'

const texts = followupTexts.tasks

interface TaskFormProps {
  task: ClientTask
  onChanged: (reply: unknown) => void
  onClose: () => void
}

/**
 * A task as it is changed. It rests on the version that was on the screen when its writing began: what a colleague changes meanwhile is
 * shown beside it, and written over by choice alone.
 */
export function TaskForm({ task, onChanged, onClose }: TaskFormProps) {
  const id = `task-${task.id}`
  const [base, setBase] = useState(task)
  const form = useSendForm({
    initial: valuesOf(base),
    check: taskProblems,
    failed: texts.failed,
    keeps: true,
    send: ({ owner, ...values }, { call }) => {
      const body = { ...values, owner: owner || null, version: base.version }
      return call(changeTask, { params: { id: String(task.id) }, body })
    },
    onSent: onChanged,
    onwards: onClose,
    idOf: (field) => `${id}-${field}`,
  })
  const keepMine = () => {
    form.change(untouched(form.values, valuesOf(base), valuesOf(task)))
    setBase(task)
  }
  return (
    <form noValidate aria-label={texts.edit(base.text)} className="grid gap-3" onSubmit={form.submit}>
      <TaskFields id={id} form={form} />
      {/* While one's own saving is under way, the change that comes live is one's own. */}
      {task.version !== base.version && !form.busy && (
        <Notice tone="wait">
          <p className="wrap-anywhere">{texts.changedMeanwhile(saidOf(task))}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <Button kind="secondary" size="sm" onClick={keepMine}>
              {texts.keepMine}
            </Button>
            <Button kind="quiet" size="sm" className="max-sm:-ml-3" onClick={onClose}>
              {texts.takeTheirs}
            </Button>
          </p>
        </Notice>
      )}
      <FailureNotice sentence={form.failure} />
      <p className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={form.busy}>
          {texts.keep}
        </Button>
        <Button kind="quiet" size="sm" onClick={onClose}>
          {texts.cancel}
        </Button>
      </p>
    </form>
  )
}

const valuesOf = ({ text, dueOn, owner }: ClientTask): TaskValues => ({
  text,
  dueOn,
  owner: owner?.id ?? '',
})

/** What nobody wrote in here becomes what the colleague made of it. */
function untouched(typed: TaskValues, before: TaskValues, now: TaskValues): Partial<TaskValues> {
  return {
    ...(typed.text === before.text ? { text: now.text } : {}),
    ...(typed.dueOn === before.dueOn ? { dueOn: now.dueOn } : {}),
    ...(typed.owner === before.owner ? { owner: now.owner } : {}),
  }
}

const saidOf = ({ text, owner, dueOn, doneAt, doneBy }: ClientTask): string =>
  [
    text,
    texts.of(owner?.name ?? null),
    texts.due(formatDay(dueOn)),
    ...(doneAt === null ? [] : [texts.isDone(doneBy ?? '')]),
  ].join(', ')
