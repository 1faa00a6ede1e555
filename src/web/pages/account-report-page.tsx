import { type ComponentProps, useState } from 'react'
import * as z from 'zod/mini'
import { type BureauKey, bureauKey, bureauNames } from '../../shared/api/vocabulary.ts'
import { SignedInCase } from '../features/accounts/signed-in-case.tsx'
import { ReadingView } from '../features/pointing/reading-view.tsx'
import { useReportReading } from '../features/pointing/use-report-reading.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { useParams } from '../lib/router/router-context.tsx'
import { useMessages } from '../lib/use-messages.tsx'
import { useSearch } from '../lib/use-search.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FullScreenLoading } from '../ui/full-screen-loading.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

const readingSearch = z.object({
  client: z._default(z.catch(z.string().check(z.trim()), ''), ''),
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 0),
})

/** `/account/reports/:bureau?client=&page=`: a person says what the reader of a report did not understand. */
export default function AccountReportPage() {
  const known = bureauKey.safeParse(useParams().bureau)
  const [{ client, page }, patch] = useSearch(readingSearch)
  if (!known.success) return <NoSuchBureau />
  return (
    <ReportOfBureau
      key={`${client} ${known.data}`}
      client={client}
      bureau={known.data}
      page={page}
      onPage={(next) => patch({ page: String(next) }, { keepScroll: true })}
    />
  )
}

function ReportOfBureau(props: {
  client: string
  bureau: BureauKey
  page: number
  onPage: (page: number) => void
}) {
  const { client, bureau, page, onPage } = props
  const { pointing: texts } = useMessages()
  const { reading, isAbsent, isAsking, reload, put } = useReportReading(client, bureau)
  if (isAsking) return <FullScreenLoading />
  if (isAbsent) return <NoReport client={client} bureau={bureau} />
  return (
    <SignedInCase client={client} path={`/account/reports/${bureau}`} query={reading} texts={texts}>
      {(now) => (
        <ReadingOfUpload
          client={client}
          reading={now}
          page={page}
          onPage={onPage}
          onRead={put}
          onReload={() => void reload()}
        />
      )}
    </SignedInCase>
  )
}

/** What was chosen of one file is never said of another: the view begins anew with each upload. */
function ReadingOfUpload(props: Omit<ComponentProps<typeof ReadingView>, 'wasReplaced'>) {
  const { upload } = props.reading
  const [first] = useState(upload)
  return <ReadingView key={upload} {...props} wasReplaced={upload !== first} />
}

function NoReport({ client, bureau }: { client: string; bureau: BureauKey }) {
  const { pointing: texts } = useMessages()
  const to = `/upload?client=${encodeURIComponent(client)}#report-${bureau}`
  usePageTitle(texts.pageTitle)
  return (
    <PageFrame width="narrow">
      <PageHeading title={texts.title(bureauNames[bureau])} />
      <EmptyState
        title={texts.noReport(bureauNames[bureau])}
        action={<LinkButton to={to}>{texts.upload}</LinkButton>}
      >
        {texts.noReportText}
      </EmptyState>
    </PageFrame>
  )
}

function NoSuchBureau() {
  const { pointing: texts } = useMessages()
  usePageTitle(texts.pageTitle)
  return (
    <PageFrame width="narrow">
      <PageHeading title={texts.noBureau} lead={texts.noBureauText} />
      <LinkButton to="/client-dashboard?client=me">{texts.back}</LinkButton>
    </PageFrame>
  )
}
