import { useState } from 'react'
import { addTask, type ClientTask, listTasks } from '../../../shared/api/followup.ts'
import { followupTexts } from '../../../shared/messages/staff/followup.ts'
import { officeDay } from '../../../shared/rules/civil-days.ts'
import { useCall } from '../../lib/use-call.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PartSection } from './part-section.tsx'
import { TaskFields, taskProblems } from './task-fields.tsx'
import { TaskRow } from './task-row.tsx'
import { usePutReply } from './use-put-reply.ts'

const texts = followupTexts.tasks
const none: readonly [] = []

/** What is to be done for the client, by when and by whom; behind a button, what was done. */
export function TasksSection({ clientId, mayWork }: { clientId: string; mayWork: boolean }) {
  const found = useCall(listTasks, { params: { id: clientId } })
  const put = usePutReply(listTasks, clientId, none)
  const [showsDone, setShowsDone] = useState(false)
  const tasks = found.data?.tasks ?? []
  const [edited, setEdited] = useState<readonly number[]>([])
  // One that a colleague marks done meanwhile stays where it is written in.
  const isOpen = ({ id, doneAt }: ClientTask) => doneAt === null || edited.includes(id)
  const open = tasks.filter(isOpen)
  const done = tasks.filter((task) => !isOpen(task))
  const edit = (id: number, isEdited: boolean) =>
    setEdited((before) => [...before.filter((each) => each !== id), ...(isEdited ? [id] : [])])
  const list = (rows: readonly ClientTask[], label: string) => (
    <ul aria-label={label} className="grid border-y border-line">
      {rows.map((task) => (
        <TaskRow
          key={task.id}
          task={task}
          mayWork={mayWork}
          isEdited={edited.includes(task.id)}
          onEdit={(isEdited) => edit(task.id, isEdited)}
          onChanged={put}
        />
      ))}
    </ul>
  )
  return (
    <PartSection id="tasks" title={texts.title}>
      <LoadFailure of={found} otherwise={texts.loadFailed} />
      {found.data && open.length === 0 && <p className="text-muted">{texts.none}</p>}
      {open.length > 0 && list(open, texts.open)}
      {mayWork && <NewTask clientId={clientId} onAdded={put} />}
      {done.length > 0 && (
        <div className="mt-3 grid gap-2">
          <p>
            <Button
              kind="quiet"
              size="sm"
              className="-ml-3"
              aria-expanded={showsDone}
              onClick={() => setShowsDone(!showsDone)}
            >
              {showsDone ? texts.hideDone : texts.showDone(done.length)}
            </Button>
          </p>
          {showsDone && list(done, texts.done)}
        </div>
      )}
    </PartSection>
  )
}

function NewTask({ clientId, onAdded }: { clientId: string; onAdded: (reply: unknown) => void }) {
  const form = useSendForm({
    initial: { text: '', dueOn: officeDay(new Date()), owner: '' },
    check: taskProblems,
    failed: texts.failed,
    send: ({ text, dueOn, owner }, { call, attemptKey }) =>
      call(addTask, { params: { id: clientId }, body: { text, dueOn, owner: owner || null, attemptKey } }),
    onSent: onAdded,
    idOf: (field) => `new-task-${field}`,
  })
  return (
    <form noValidate aria-label={texts.save} className="mt-3 grid gap-3" onSubmit={form.submit}>
      <TaskFields id="new-task" form={form} />
      <FailureNotice sentence={form.failure} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" kind="secondary" size="sm" busy={form.busy}>
          {texts.save}
        </Button>
        <p role="status">{form.sent ? texts.saved : ''}</p>
      </div>
    </form>
  )
}
