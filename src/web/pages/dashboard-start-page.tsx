import { useState } from 'react'
import { getStaffSetup } from '../../shared/api/staff.ts'
import { firstAccountTexts as texts } from '../../shared/messages/staff/first-account.ts'
import { joinTexts } from '../../shared/messages/staff/team.ts'
import { SecondStep } from '../features/staff/sign-in-steps.tsx'
import { StepHeading } from '../features/staff/step-heading.tsx'
import { FirstAccountForm } from '../features/team/first-account-form.tsx'
import type { EnrolKey } from '../features/team/join-form.tsx'
import { EnglishPage } from '../lib/english-page.tsx'
import { usePageTitle } from '../lib/page-title.ts'
import { useCall } from '../lib/use-call.ts'
import { useGo } from '../lib/use-go.ts'
import { FullScreenLoading } from '../ui/full-screen-loading.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** `/dashboard/start`: the first account of a fresh machine. The code stands behind `#`, which no server and no log sees. */
export default function DashboardStartPage() {
  return (
    <EnglishPage>
      <FirstSteps />
    </EnglishPage>
  )
}

function FirstSteps() {
  const setup = useCall(getStaffSetup, {})
  const [code] = useState(() => window.location.hash.slice(1))
  const [enrol, setEnrol] = useState<EnrolKey | null>(null)
  const go = useGo()
  usePageTitle(texts.title)
  if (enrol !== null) {
    return (
      <PageFrame width="narrow" englishOnly>
        <SecondStep
          factor={{ enrol }}
          onDone={() => go('/dashboard/setup', { replace: true })}
          draw={(step) => (
            <>
              <StepHeading title={step.title} lead={step.lead} later />
              {step.content}
            </>
          )}
        />
      </PageFrame>
    )
  }
  if (setup.isPending) return <FullScreenLoading />
  if (setup.data?.anyStaff) {
    return (
      <PageFrame width="narrow" englishOnly>
        <PageHeading title={texts.title} />
        <Notice className="mb-6">
          <p>{texts.over}</p>
        </Notice>
        <LinkButton to="/dashboard" kind="secondary">
          {joinTexts.signIn}
        </LinkButton>
      </PageFrame>
    )
  }
  return (
    <PageFrame width="narrow" englishOnly>
      <PageHeading title={texts.title} lead={texts.lead} />
      <FirstAccountForm code={code} onMade={setEnrol} />
    </PageFrame>
  )
}
