import { useMemo } from 'react'
import * as z from 'zod/mini'
import { getSession } from '../../shared/api/accounts.ts'
import { guideAddress, type PagedGuide, pagedGuides } from '../../shared/catalogue/paged-guides.ts'
import { SignInForm } from '../features/accounts/sign-in-form.tsx'
import { GuideView } from '../features/guides/guide-view.tsx'
import { useGuide } from '../features/guides/use-guide.ts'
import { ApiError, sentenceOf } from '../lib/api-error.ts'
import { formatDay } from '../lib/format.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { useParams } from '../lib/router/router-context.tsx'
import { useCall } from '../lib/use-call.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useSay } from '../lib/use-say.ts'
import { useSearch } from '../lib/use-search.ts'
import { Button } from '../ui/button.tsx'
import { FullScreenLoading } from '../ui/full-screen-loading.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { TextLink } from '../ui/text-link.tsx'

/** The provider's id of the checkout session. */
const guideSearch = z.object({ session_id: z._default(z.catch(z.string(), ''), '') })

/** `/account/guides/:guide?session_id=`: what a toolkit or a module hands over. */
export default function AccountGuidePage() {
  const given = useParams().guide
  const guide = pagedGuides.find((each) => each === given)
  const [{ session_id: sessionId }] = useSearch(guideSearch)
  const { guides: texts } = useMessages()
  usePageTitle(texts.pageTitle)
  if (guide === undefined || sessionId === '') return <Absent />
  return <Guide key={`${guide} ${sessionId}`} guide={guide} sessionId={sessionId} />
}

function Guide({ guide, sessionId }: { guide: PagedGuide; sessionId: string }) {
  const { guides: texts } = useMessages()
  const say = useSay()
  const address = useMemo(() => ({ guide, sessionId }), [guide, sessionId])
  // Who is here is asked first: a call that can only be refused is an error in the browser's log.
  const session = useCall(getSession, {})
  const isSomebody = session.isSuccess && session.data?.kind !== 'nobody'
  const query = useGuide(address, isSomebody)
  const { data, error, isFetching, refetch } = query
  if (session.isPending || (isSomebody && query.isPending)) return <FullScreenLoading />
  const isClosed = error instanceof ApiError && [401, 404].includes(error.status)
  const isStranger = (session.isSuccess && !isSomebody) || isClosed
  if (data)
    return (
      <PageFrame>
        <PageHeading title={say(data.product)} lead={texts.lead(formatDay(data.begunOn))} />
        <GuideView address={address} guide={data} reload={refetch} />
      </PageFrame>
    )
  if (isStranger && session.data?.kind === 'client') return <Absent />
  return (
    <PageFrame width="narrow">
      <PageHeading title={texts.pageTitle} lead={isStranger ? texts.noRight : undefined} />
      {isStranger ? (
        <SignInForm next={guideAddress(guide, sessionId)} />
      ) : (
        <Notice tone="alarm" role="alert">
          <p>{say(sentenceOf(error ?? session.error, texts.loadFailed))}</p>
          <Button kind="secondary" className="mt-3" busy={isFetching} onClick={() => void refetch()}>
            {texts.tryAgain}
          </Button>
        </Notice>
      )}
    </PageFrame>
  )
}

function Absent() {
  const { guides: texts, account } = useMessages()
  return (
    <PageFrame width="narrow">
      <PageHeading title={texts.pageTitle} />
      <Notice tone="wait">
        <p>{texts.absent}</p>
        <p className="mt-3">
          <TextLink to="/account/overview" isApart>
            {account.overview.purchases}
          </TextLink>
        </p>
      </Notice>
    </PageFrame>
  )
}
