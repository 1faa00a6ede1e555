import type { Caller } from '../../lib/use-act.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface TypedDeletionFormProps {
  /** Of its field, where several such forms stand on one page. */
  id?: string
  /** Of the person, or their address, to be typed again. */
  name: string
  texts: {
    delete: string
    deleteLead: string
    confirmName: (name: string) => string
    wrongName: string
    deleteFailed: string
  }
  send: (typed: string, call: Caller) => Promise<unknown>
  onDeleted: () => void
}

/** Deletes a record for good, after its person's name was typed again. */
export function TypedDeletionForm({
  id = 'delete-name',
  name,
  texts,
  send,
  onDeleted,
}: TypedDeletionFormProps) {
  const form = useSendForm({
    initial: { typed: '' },
    keeps: true,
    check: ({ typed }) => (typed.trim() === name.trim() ? {} : { typed: texts.wrongName }),
    failed: texts.deleteFailed,
    send: ({ typed }, { call }) => send(typed, call),
    onSent: onDeleted,
  })
  return (
    <form noValidate aria-label={texts.delete} className="grid content-start gap-3" onSubmit={form.submit}>
      <p>{texts.deleteLead}</p>
      <TextField id={id} label={texts.confirmName(name)} autoComplete="off" {...form.field('typed')} />
      <FailureNotice sentence={form.failure} />
      <div>
        <Button type="submit" kind="danger" size="sm" busy={form.busy}>
          {texts.delete}
        </Button>
      </div>
    </form>
  )
}
