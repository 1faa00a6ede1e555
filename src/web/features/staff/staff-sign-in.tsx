import { getStaffSetup } from '../../../shared/api/staff.ts'
import { signInTexts as texts } from '../../../shared/messages/staff/sign-in.ts'
import { useCall } from '../../lib/use-call.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { SignInSteps } from './sign-in-steps.tsx'
import { StepHeading } from './step-heading.tsx'

/** The sign-in of staff as a page (decision 17); on a fresh machine, how the first account is made. */
export function StaffSignIn({ onDone }: { onDone: () => void }) {
  const setup = useCall(getStaffSetup, {})
  return (
    <PageFrame width="narrow" englishOnly>
      <SignInSteps
        onDone={onDone}
        draw={(step) => (
          <>
            <StepHeading title={step.title} lead={step.lead} later={step.later} />
            {setup.data?.anyStaff === false && <FirstAccount />}
            {step.content}
          </>
        )}
        first={{ title: texts.title, lead: texts.lead }}
      />
    </PageFrame>
  )
}

function FirstAccount() {
  return (
    <Notice title={texts.firstTitle} className="mb-8">
      <p className="mb-3">{texts.firstText}</p>
      <LinkButton to="/dashboard/start" kind="secondary" size="sm">
        {texts.firstLink}
      </LinkButton>
    </Notice>
  )
}
