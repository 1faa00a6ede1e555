import type { ReactNode } from 'react'
import type { SendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Notice } from '../../ui/notice.tsx'

interface AccountFormProps {
  /** What stands on the button. */
  submit: string
  kind?: 'primary' | 'secondary'
  form: Pick<SendForm<never>, 'busy' | 'failure' | 'submit'> & { problems: object }
  /** What the last sending did; absent before it and while it fails. */
  done?: string | null
  children: ReactNode
}

/** A form about accounts of staff: what came of it on top, the fields, one button. */
export function AccountForm(props: AccountFormProps) {
  const { done = null, kind = 'primary', form } = props
  // Fields that the server refused say it already.
  const failure = Object.keys(form.problems).length > 0 ? null : form.failure
  return (
    <form noValidate className="grid max-w-md gap-5" onSubmit={form.submit}>
      <FailureNotice sentence={failure} />
      {done !== null && (
        <Notice tone="good" role="status">
          <p>{done}</p>
        </Notice>
      )}
      {props.children}
      <div>
        <Button type="submit" kind={kind} busy={form.busy}>
          {props.submit}
        </Button>
      </div>
    </form>
  )
}
