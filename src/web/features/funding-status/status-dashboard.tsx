import type { ReactNode } from 'react'
import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import type { FundingStatus } from '../../../shared/rules/funding-status.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { stageTones } from './stage-look.ts'
import { StageProgress } from './stage-progress.tsx'

type Shown = Pick<
  FundingApplicationShown,
  'clientName' | 'currentStage' | 'nextAction' | 'lastUpdate' | 'submissionDate' | 'documents'
>

interface StatusDashboardProps {
  application: Shown
  /** 1 where the dashboard is the page; 2 below the heading of the sample. */
  level: 1 | 2
  onSignOut: () => void
  signingOut?: boolean
  /** Without these the three buttons do nothing, as in the sample. */
  actions?: { upload: () => void; message: () => void; billing: () => void }
  /** Between the heading and the rest: what the page must say of itself. */
  notices?: ReactNode
  /** Beside the progress: the documents. */
  children: ReactNode
}

/** Who, where the application stands, what is to be done, and the stages: the same for the sample and a real applicant. */
export function StatusDashboard(given: StatusDashboardProps) {
  const { application, level, actions } = given
  const { dashboard: texts, stages } = useMessages().fundingStatus
  const say = useSay()
  const Heading = `h${level}` as const
  return (
    <div className="grid gap-6">
      <div>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <Heading className="min-w-0 text-3xl break-words">{texts.welcome(application.clientName)}</Heading>
          <Button kind="secondary" onClick={given.onSignOut} busy={given.signingOut}>
            {texts.signOut}
          </Button>
        </div>
        <dl className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-2">
          <Fact term={texts.currentStage}>
            <Badge tone={stageTones[application.currentStage]}>{stages[application.currentStage]}</Badge>
          </Fact>
          <Fact term={texts.lastUpdated}>{formatDay(application.lastUpdate)}</Fact>
          <Fact term={texts.submitted}>{formatDay(application.submissionDate)}</Fact>
        </dl>
      </div>
      {given.notices}
      <Notice
        tone={asksForAction(application) ? 'wait' : 'info'}
        title={asksForAction(application) ? texts.actionRequired : texts.nothingRequired}
      >
        <p>{say(application.nextAction)}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={actions?.upload}>{texts.upload}</Button>
          <Button kind="secondary" onClick={actions?.message}>
            {texts.message}
          </Button>
          <Button kind="secondary" onClick={actions?.billing}>
            {texts.billing}
          </Button>
        </div>
      </Notice>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <StageProgress current={application.currentStage} />
        {given.children}
      </div>
    </div>
  )
}

/** While these last, it is the applicant's turn: always, or as long as a document is missing. */
const turnOfApplicant: readonly FundingStatus[] = ['intake-pending', 'result-posted']
const turnIfPapersMiss: readonly FundingStatus[] = ['intake-received', 'under-review', 'docs-needed']

function asksForAction({ currentStage, documents }: Shown): boolean {
  if (turnOfApplicant.includes(currentStage)) return true
  return turnIfPapersMiss.includes(currentStage) && documents.some(({ status }) => status === 'needed')
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <dt className="text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
