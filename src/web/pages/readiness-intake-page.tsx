import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect } from 'react'
import { SignInForm } from '../features/accounts/sign-in-form.tsx'
import { fundingSearch } from '../features/funding-form/funding-search.ts'
import { FundingWizard } from '../features/funding-form/funding-wizard.tsx'
import { OpenDraft } from '../features/funding-form/open-draft.tsx'
import { useOpenedForm } from '../features/funding-form/use-opened-form.ts'
import { useLocation } from '../lib/router/router-context.tsx'
import { useGo } from '../lib/use-go.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useSearch } from '../lib/use-search.ts'
import { FullScreenLoading } from '../ui/full-screen-loading.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { SmartLink } from '../ui/smart-link.tsx'

/** `/readiness-intake` and its twin `/funding-intake`: the funding application form (specification, section 2). */
export default function ReadinessIntakePage() {
  const { funding } = useMessages()
  const [{ draft: token }, patch] = useSearch(fundingSearch)
  return (
    <PageFrame width="narrow">
      <SmartLink to="/readiness" className="text-link mb-4 inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {funding.back}
      </SmartLink>
      {token ? <OpenDraft token={token} onDone={() => patch({ draft: null })} /> : <OpenedWizard />}
    </PageFrame>
  )
}

/** The form, once it is known what it begins with. `/funding-intake` without anything was opened cold (decision 2). */
function OpenedWizard() {
  const opened = useOpenedForm()
  const go = useGo()
  const { pathname } = useLocation()
  const isCold = opened?.isCold === true && pathname === '/funding-intake'
  useEffect(() => {
    if (isCold) go('/readiness', { replace: true })
  }, [isCold, go])
  return opened === null || isCold ? (
    <FullScreenLoading />
  ) : (
    <FundingWizard opened={opened} renderSignIn={(next) => <SignInForm next={next} />} />
  )
}
