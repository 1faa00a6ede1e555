import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changePassword } from '../../../shared/api/team.ts'
import { ownAccountTexts } from '../../../shared/messages/staff/own-account.ts'
import { callApi } from '../../lib/call-api.ts'
import { AccountForm } from './account-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PresentPassword } from './present-password.tsx'
import { useFormSending } from './use-form-sending.ts'

const texts = ownAccountTexts.password
const nothing = { next: '', again: '' }

/** Changes one's own password. */
export function PasswordForm() {
  const [current, setCurrent] = useState('')
  const [chosen, setChosen] = useState(nothing)
  const [saved, setSaved] = useState(false)
  const queries = useQueryClient()
  const { busy, failure, fields, send, setFields } = useFormSending(texts.failed)
  const save = async () => {
    setSaved(false)
    if (chosen.next !== chosen.again) return setFields({ again: texts.different })
    await send(async () => {
      await callApi(changePassword, { body: { current, next: chosen.next } })
      setCurrent('')
      setChosen(nothing)
      setSaved(true)
      await queries.invalidateQueries({ queryKey: ['', 'api', 'staff'] })
    })
  }
  return (
    <AccountForm
      submit={texts.save}
      busy={busy}
      failure={failure}
      done={saved ? texts.saved : null}
      onSend={save}
    >
      <PresentPassword id="password-current" value={current} error={fields.current} onChange={setCurrent} />
      <NewPasswordFields
        texts={{ label: texts.next, hint: texts.nextHint, again: texts.again }}
        value={chosen}
        errors={fields}
        onChange={setChosen}
      />
    </AccountForm>
  )
}
