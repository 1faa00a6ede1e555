import { useQueryClient } from '@tanstack/react-query'
import { changePassword } from '../../../shared/api/team.ts'
import { ownAccountTexts } from '../../../shared/messages/staff/own-account.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { SentForm } from '../../ui/sent-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PresentPassword } from './present-password.tsx'

const texts = ownAccountTexts.password
const nothing = { current: '', next: '', again: '' }

/** Changes one's own password. */
export function PasswordForm() {
  const queries = useQueryClient()
  const form = useSendForm({
    initial: nothing,
    check: ({ next, again }) => (next === again ? {} : { again: texts.different }),
    failed: texts.failed,
    send: ({ current, next }, { call }) => call(changePassword, { body: { current, next } }),
    onSent: () => queries.invalidateQueries({ queryKey: ['', 'api', 'staff'] }),
  })
  const { next, again } = form.values
  return (
    <SentForm submit={texts.save} form={form} done={form.sent ? texts.saved : null}>
      <PresentPassword id="password-current" {...form.field('current')} />
      <NewPasswordFields
        texts={{ label: texts.next, hint: texts.nextHint, again: texts.again }}
        value={{ next, again }}
        errors={form.problems}
        onChange={form.change}
      />
    </SentForm>
  )
}
