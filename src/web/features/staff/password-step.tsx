import type * as z from 'zod/mini'
import { signInStaff } from '../../../shared/api/staff.ts'
import { signInTexts as texts } from '../../../shared/messages/staff/sign-in.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { SentForm } from '../../ui/sent-form.tsx'
import { EmailField, TextField } from '../../ui/text-field.tsx'

export type FirstFactor = z.output<typeof signInStaff.reply>

/** First factor. A wrong address and a wrong password are answered alike. */
export function PasswordStep({ onDone }: { onDone: (factor: FirstFactor) => void }) {
  const form = useSendForm({
    initial: { email: '', password: '' },
    keeps: true,
    failed: texts.failed,
    send: (body, { call }) => call(signInStaff, { body }),
    onSent: onDone,
  })
  return (
    <SentForm submit={texts.next} form={form}>
      <EmailField id="staff-email" label={texts.email} autoComplete="username" {...form.field('email')} />
      <TextField
        id="staff-password"
        type="password"
        label={texts.password}
        autoComplete="current-password"
        {...form.field('password')}
      />
    </SentForm>
  )
}
