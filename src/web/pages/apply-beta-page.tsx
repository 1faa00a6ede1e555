import CircleCheck from 'lucide-react/icons/circle-check'
import { ConsentDialog } from '../features/consent/consent-dialog.tsx'
import { ApplicationForm } from '../features/testers/application-form.tsx'
import { useApplication } from '../features/testers/use-application.ts'
import { useHeadingFocus } from '../lib/heading-focus.ts'
import { useGo } from '../lib/use-go.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { FullScreenLoading } from '../ui/full-screen-loading.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** `/apply-beta`: the application, then two seconds of thanks, then the intake with the token. */
export default function ApplyBetaPage() {
  const { beta, intake, shell } = useMessages()
  const go = useGo()
  const { busy, failure, token, send, goOnNow } = useApplication((given) =>
    go(`/intake?type=tester&token=${encodeURIComponent(given)}`),
  )
  useHeadingFocus(token !== null)
  return (
    <PageFrame width="narrow">
      {token === null ? (
        <>
          <LinkButton to="/" kind="quiet" size="sm" className="-ml-3">
            {shell.backToHome}
          </LinkButton>
          <PageHeading
            above={
              <p className="mt-4 mb-2">
                <Badge tone="beta">{intake.testerBadge}</Badge>
              </p>
            }
            title={beta.pageTitle}
            lead={beta.lead}
          />
          <ul className="mb-8 grid gap-2">
            {beta.points.map((point) => (
              <li key={point} className="flex gap-3">
                <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-beta" />
                {point}
              </li>
            ))}
          </ul>
          <ApplicationForm
            busy={busy}
            failure={failure}
            renderConsent={(props) => <ConsentDialog {...props} />}
            onSend={send}
          />
        </>
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
