import { ConsentDialog } from '../features/consent/consent-dialog.tsx'
import { ApplicationForm } from '../features/testers/application-form.tsx'
import { ApplicationLayout } from '../features/testers/application-layout.tsx'
import { useApplication } from '../features/testers/use-application.ts'
import { useHeadingFocus } from '../lib/heading-focus.ts'
import { useGo } from '../lib/use-go.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { Button } from '../ui/button.tsx'
import { FullScreenLoading } from '../ui/full-screen-loading.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** `/apply-beta`: the application, then two seconds of thanks, then the intake with the token. */
export default function ApplyBetaPage() {
  const { beta } = useMessages()
  const go = useGo()
  const { busy, failure, token, send, goOnNow } = useApplication((given) =>
    go(`/intake?type=tester&token=${encodeURIComponent(given)}`),
  )
  useHeadingFocus(token !== null)
  return (
    <PageFrame width="narrow">
      {token === null ? (
        <ApplicationLayout>
          <ApplicationForm
            busy={busy}
            failure={failure}
            renderConsent={(props) => <ConsentDialog {...props} />}
            onSend={send}
          />
        </ApplicationLayout>
      ) : (
        <>
          <PageHeading title={beta.doneTitle} lead={beta.doneText} />
          <Button onClick={goOnNow}>{beta.continueNow}</Button>
        </>
      )}
      {/* Over the form, which stays mounted below: a failure keeps what was typed. */}
      {busy && <FullScreenLoading message={beta.submitting} />}
    </PageFrame>
  )
}
