import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Notice } from '../../ui/notice.tsx'

interface AccountFormProps {
  /** What stands on the button. */
  submit: string
  kind?: 'primary' | 'secondary'
  busy: boolean
  failure: string | null
  /** What the last sending did; absent before it and while it fails. */
  done?: string | null
  onSend: () => Promise<void>
  children: ReactNode
}

/** A form about accounts of staff: what came of it on top, the fields, one button. */
export function AccountForm(props: AccountFormProps) {
  const { done = null, kind = 'primary' } = props
  return (
    <form
      noValidate
      className="grid max-w-md gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void props.onSend()
      }}
    >
      <FailureNotice sentence={props.failure} />
      {done !== null && (
        <Notice tone="good" role="status">
          <p>{done}</p>
        </Notice>
      )}
      {props.children}
      <div>
        <Button type="submit" kind={kind} busy={props.busy}>
          {props.submit}
        </Button>
      </div>
    </form>
  )
}
