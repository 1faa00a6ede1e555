import { signInTexts as texts } from '../../../shared/messages/staff/sign-in.ts'
import { Notice } from '../../ui/notice.tsx'

/** On a fresh machine: how the first account is made. */
export function FirstAccount() {
  return (
    <Notice title={texts.firstTitle} className="mb-8">
      <p>{texts.firstText}</p>
      <p className="my-2 rounded-sm bg-surface p-3 break-words">
        <code>{texts.firstCommand}</code>
      </p>
      <p>{texts.firstNext}</p>
    </Notice>
  )
}
