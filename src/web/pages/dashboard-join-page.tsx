import { useState } from 'react'
import * as z from 'zod/mini'
import { findInvitation } from '../../shared/api/team.ts'
import { joinTexts as texts } from '../../shared/messages/staff/team.ts'
import { SecondStep } from '../features/staff/sign-in-steps.tsx'
import { StepHeading } from '../features/staff/step-heading.tsx'
import { type EnrolKey, JoinForm } from '../features/team/join-form.tsx'
import { sentenceOf } from '../lib/api-error.ts'
import { EnglishPage } from '../lib/english-page.tsx'
import { usePageTitle } from '../lib/page-title.ts'
import { useCall } from '../lib/use-call.ts'
import { useGo } from '../lib/use-go.ts'
import { useSearch } from '../lib/use-search.ts'
import { FullScreenLoading } from '../ui/full-screen-loading.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

const joinSearch = z.object({ token: z._default(z.catch(z.string(), ''), '') })

/** `/dashboard/join`: takes an invitation up: a password of one's own, then the authenticator. */
export default function DashboardJoinPage() {
  return (
    <EnglishPage>
      <JoinSteps />
    </EnglishPage>
  )
}

function JoinSteps() {
  const [{ token }] = useSearch(joinSearch)
  const { data: invited, error } = useCall(findInvitation, { body: { token } }, { enabled: token !== '' })
  const [enrol, setEnrol] = useState<EnrolKey | null>(null)
  const go = useGo()
  usePageTitle(texts.title)
  const failure = token === '' ? texts.missing : error && sentenceOf(error, texts.failed)
  if (failure !== null) {
    return (
      <PageFrame width="narrow" englishOnly>
        <PageHeading title={texts.title} />
        <Notice tone="alarm" role="alert" className="mb-6">
          <p>{failure}</p>
        </Notice>
        <LinkButton to="/dashboard" kind="secondary">
          {texts.signIn}
        </LinkButton>
      </PageFrame>
    )
  }
  if (!invited) return <FullScreenLoading />
  if (enrol !== null) {
    return (
      <PageFrame width="narrow" englishOnly>
        <SecondStep
          factor={{ enrol }}
          onDone={() => go('/dashboard/today', { replace: true })}
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
  return (
    <PageFrame width="narrow" englishOnly>
      <PageHeading title={texts.title} lead={texts.lead(invited.name, invited.roleName)} />
      <JoinForm token={token} invited={invited} onJoined={setEnrol} />
    </PageFrame>
  )
}
