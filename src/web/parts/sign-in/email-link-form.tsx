import type { SendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EmailField } from '../../ui/text-field.tsx'

/** The address that a one-time link is mailed to. */
export function EmailLinkForm(props: {
  form: SendForm<{ email: string }>
  texts: { email: string; send: string }
}) {
  const { form, texts } = props
  const { error, ...email } = form.field('email')
  return (
    <form noValidate onSubmit={form.submit} className="grid max-w-md gap-6">
      <ErrorSummary problems={error ? [{ id: 'email', sentence: error }] : []} attempt={form.attempt} />
      <FailureNotice sentence={form.failure} />
      <EmailField id="email" label={texts.email} error={error} {...email} />
      <div>
        <Button type="submit" busy={form.busy}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}

/** That the link is on its way, the same for every address, and the way to ask again. */
export function LinkSent(props: { title: string; text: string; again: string; onAgain: () => void }) {
  return (
    <Notice tone="good" role="status" title={props.title}>
      <p>{props.text}</p>
      <Button kind="quiet" size="sm" className="mt-2 -ml-3" onClick={props.onAgain}>
        {props.again}
      </Button>
    </Notice>
  )
}
