import { useState } from 'react'
import { getSession, listMyClients, requestSignInLink } from '../../../shared/api/accounts.ts'
import { getClient } from '../../../shared/api/portal.ts'
import { maskedAddress } from '../../../shared/rules/masked-address.ts'
import { useAct } from '../../lib/use-act.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { LinkSent } from '../../parts/sign-in/email-link-form.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SignInForm } from './sign-in-form.tsx'

/**
 * Where all of an address is shown. A browser that holds a case typed that address and has proven nothing of it: it is told why, and sends
 * the link to it by one press. Everybody else types theirs.
 */
export function HeldAddressSignIn({ next }: { next: string }) {
  const session = useCall(getSession, {})
  const holds = session.data?.kind === 'browser'
  const mine = useCall(listMyClients, {}, { enabled: holds })
  const newest = mine.data?.[0]
  const client = useCall(
    getClient,
    { params: { id: String(newest?.id ?? 0) } },
    { enabled: newest !== undefined },
  )
  const [typesAnother, setTypesAnother] = useState(false)
  if (session.isPending || (holds && mine.isPending) || (newest && client.isPending))
    return <Skeleton lines={3} />
  if (!client.data || typesAnother) return <SignInForm next={next} />
  return <SendToHeld email={client.data.email} next={next} onAnother={() => setTypesAnother(true)} />
}

function SendToHeld({ email, next, onAnother }: { email: string; next: string; onAnother: () => void }) {
  const texts = useMessages().account.signIn
  const { busy, failure, act } = useAct(texts.failed)
  const [isSent, setSent] = useState(false)
  const masked = maskedAddress(email)
  const send = () =>
    act(
      (call) => call(requestSignInLink, { body: { email, next } }),
      () => setSent(true),
    )
  if (isSent)
    return (
      <LinkSent title={texts.sent} text={texts.sentText(masked)} again={texts.again} onAgain={onAnother} />
    )
  return (
    <div className="grid max-w-prose justify-items-start gap-4">
      <p>{texts.held(masked)}</p>
      <FailureNotice sentence={failure} />
      <Button busy={busy} onClick={() => void send()}>
        {texts.sendTo(masked)}
      </Button>
      <Button kind="quiet" className="-ml-5" onClick={onAnother}>
        {texts.again}
      </Button>
    </div>
  )
}
