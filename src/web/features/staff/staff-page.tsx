import type { ReactNode } from 'react'
import { staffFrameTexts as texts } from '../../../shared/messages/staff/frame.ts'
import { EnglishPage } from '../../lib/english-page.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { useLocation } from '../../lib/router/router-context.tsx'
import { useGo } from '../../lib/use-go.ts'
import { FullScreenLoading } from '../../ui/full-screen-loading.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { IdleWarning } from './idle-warning.tsx'
import { StaffNav } from './staff-nav.tsx'
import { StaffSignIn } from './staff-sign-in.tsx'
import { StaffSignInAgain } from './staff-sign-in-again.tsx'
import { type StaffMember, useStaffSession } from './use-staff-session.ts'

export type { StaffMember }

interface StaffPageProps {
  title: string
  lead?: string
  /** The page draws its own h1. */
  ownHeading?: boolean
  /** Drawn only for staff; nothing of it is fetched before. */
  children: (member: StaffMember) => ReactNode
}

/**
 * What every page of the staff side stands in: the sign-in for everybody else (decision 17), the ways between the pages,
 * the warning before the session ends. When it has ended, the sign-in comes over the page, which is hidden and keeps all
 * that was typed. It is in English only.
 */
export function StaffPage(props: StaffPageProps) {
  return (
    <EnglishPage>
      <StaffPageInEnglish {...props} />
    </EnglishPage>
  )
}

function StaffPageInEnglish({ title, lead, ownHeading = false, children }: StaffPageProps) {
  const { session, asked, askAgain, signedIn } = useStaffSession()
  const enter = useEnter(signedIn)
  usePageTitle(title)
  if (session.state === 'loading') return <FullScreenLoading />
  if (session.state === 'failed') {
    return (
      <PageFrame width="narrow" englishOnly>
        <PageHeading title={title} />
        <LoadFailure of={asked} otherwise={texts.failed} />
      </PageFrame>
    )
  }
  if (session.state === 'nobody') return <StaffSignIn onDone={() => void enter()} />
  const { member, away } = session
  return (
    <>
      <div hidden={away}>
        <PageFrame width="full" englishOnly nav={<StaffNav member={member} />}>
          <IdleWarning active={!away} onOver={askAgain} />
          {member.unready && (
            <Notice tone="alarm" className="mb-6">
              <p>
                {texts.unready} <TextLink to="/dashboard/setup">{texts.toSetup}</TextLink>
              </p>
            </Notice>
          )}
          {!ownHeading && <PageHeading title={title} lead={lead} />}
          {children(member)}
        </PageFrame>
      </div>
      {away && <StaffSignInAgain onDone={() => void signedIn()} />}
    </>
  )
}

/** Whoever signed in at the front door begins with what waits; whoever wanted another page, or a search, gets that. */
function useEnter(signedIn: () => Promise<void>): () => Promise<void> {
  const { pathname, search } = useLocation()
  const go = useGo()
  return async () => {
    await signedIn()
    if (pathname === '/dashboard' && search === '') go('/dashboard/today', { replace: true })
  }
}
