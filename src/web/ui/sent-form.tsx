import type { ReactNode } from 'react'
import type { SendForm } from '../lib/use-send-form.ts'
import { Button } from './button.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { Notice } from './notice.tsx'

interface SentFormProps {
  /** What stands on the button. */
  submit: string
  kind?: 'primary' | 'secondary'
  form: Pick<SendForm<never>, 'busy' | 'failure' | 'submit'> & { problems: object }
  /** What the last sending did; absent before it and while it fails. */
  done?: string | null
  children: ReactNode
}

/** A form that stands on its page until it is sent as a whole: what came of it on top, the fields, one button. */
export function SentForm(props: SentFormProps) {
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
