import { beginPasskeySignIn, finishPasskeySignIn } from '../../../shared/api/team.ts'
import { signInTexts as texts } from '../../../shared/messages/staff/sign-in.ts'
import { Refused, useAct } from '../../lib/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'

/** A passkey with user verification is both factors in one; the browser asks which. */
export function PasskeyButton({ onDone }: { onDone: () => void }) {
  const { busy, failure, act } = useAct(texts.failed)
  const use = () =>
    act(async (call) => {
      const { browserSupportsWebAuthn, startAuthentication } = await import('@simplewebauthn/browser')
      if (!browserSupportsWebAuthn()) throw new Refused(texts.passkeyUnknown)
      const { challengeId, options } = await call(beginPasskeySignIn, {})
      const response = await startAuthentication({
        optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      }).catch(() => null)
      if (response === null) throw new Refused(texts.passkeyStopped)
      await call(finishPasskeySignIn, { body: { challengeId, response: { ...response } } })
      onDone()
    })
  return (
    <div className="grid max-w-md gap-4 border-t border-line pt-6">
      <FailureNotice sentence={failure} />
      <div>
        <Button kind="secondary" busy={busy} onClick={() => void use()}>
          {texts.passkey}
        </Button>
      </div>
    </div>
  )
}
