import { beginPasskeySignIn, finishPasskeySignIn } from '../../../shared/api/team.ts'
import { signInTexts as texts } from '../../../shared/messages/staff/sign-in.ts'
import { callApi } from '../../lib/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { useSending } from './use-sending.ts'

/** A passkey with user verification is both factors in one; the browser asks which. */
export function PasskeyButton({ onDone }: { onDone: () => void }) {
  const { busy, failure, send, setFailure } = useSending(texts.failed)
  const use = async () => {
    const { browserSupportsWebAuthn, startAuthentication } = await import('@simplewebauthn/browser')
    if (!browserSupportsWebAuthn()) return setFailure(texts.passkeyUnknown)
    const { challengeId, options } = await callApi(beginPasskeySignIn, {})
    const response = await startAuthentication({
      optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    }).catch(() => null)
    if (response === null) return setFailure(texts.passkeyStopped)
    await callApi(finishPasskeySignIn, { body: { challengeId, response: { ...response } } })
    onDone()
  }
  return (
    <div className="grid max-w-md gap-4 border-t border-line pt-6">
      <FailureNotice sentence={failure} />
      <div>
        <Button kind="secondary" busy={busy} onClick={() => void send(use)}>
          {texts.passkey}
        </Button>
      </div>
    </div>
  )
}
