import { getReportLines, type ReportReadingState } from '../../../shared/api/pointing.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LineList } from './line-list.tsx'
import { PageChooser } from './page-chooser.tsx'
import { PagePicture } from './page-picture.tsx'
import { QuestionPanel } from './question-panel.tsx'
import { ReadingHeading } from './reading-heading.tsx'
import { SaidList } from './said-list.tsx'
import { useLineWalk } from './use-line-walk.ts'
import { useSaid } from './use-said.ts'

interface ReadingViewProps {
  client: string
  reading: ReportReadingState
  /** From the address; a page that the file does not have is the first that needs somebody. */
  page: number
  onPage: (page: number) => void
  onRead: (newer: ReportReadingState) => Promise<void>
  onReload: () => void
  /** Another file took the place of the one that was shown first. */
  wasReplaced: boolean
}

/** One report: what is known of it, its page with the lines to press, the question, and what was said so far. */
export function ReadingView({ client, reading, onPage, onRead, onReload, ...given }: ReadingViewProps) {
  const texts = useMessages().pointing
  const said = useSaid({ client, reading, onRead })
  const open = reading.state !== 'closed' && reading.state !== 'reading'
  const page =
    reading.pages.find((each) => each.page === given.page) ??
    reading.pages.find(({ unread }) => unread > 0) ??
    reading.pages[0]
  const params = { id: client, bureau: reading.bureau, page: page?.page ?? 1 }
  const found = useCall(getReportLines, { params }, { enabled: open && page !== undefined })
  // Lines of a file that has gone are no lines of this one; the reading that follows brings its own.
  const lines = found.data?.upload === reading.upload ? found.data.lines : []
  const walk = useLineWalk({ page: params.page, lines, isAskedFor: reading.needs.length > 0 })
  const meanings = new Map(
    reading.pointings
      .filter((each) => each.page === params.page)
      .map((each) => [each.line, texts.meanings[each.meaning]]),
  )
  const current = walk.line?.line ?? null
  return (
    <>
      <ReadingHeading client={client} reading={reading} wasReplaced={given.wasReplaced} />
      {open && page && (
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid min-w-0 content-start gap-4">
            <PageChooser pages={reading.pages} page={page.page} onPage={onPage} />
            {found.error && <LoadFailure of={found} otherwise={texts.page.linesFailed} />}
            <PagePicture
              key={`${reading.upload} ${page.page}`}
              client={client}
              bureau={reading.bureau}
              upload={reading.upload}
              page={page}
              lines={lines}
              current={current}
              said={meanings}
              onPick={walk.pick}
            />
          </div>
          <div className="grid min-w-0 content-start gap-6">
            <div role="status" className="empty:hidden">
              {said.told && (
                <Notice tone="good">
                  <p className="wrap-anywhere">{said.told}</p>
                </Notice>
              )}
            </div>
            {found.isPending ? (
              <Skeleton lines={5} />
            ) : (
              <>
                <QuestionPanel
                  reading={reading}
                  page={page.page}
                  walk={walk}
                  said={said}
                  onPage={onPage}
                  onReload={onReload}
                />
                <LineList
                  key={page.page}
                  page={page.page}
                  lines={lines}
                  current={current}
                  said={meanings}
                  onPick={walk.pick}
                />
              </>
            )}
            <SaidList
              pointings={reading.pointings}
              busy={said.busy}
              failure={said.undoFailure}
              onUndo={(id) => void said.undo(id)}
            />
          </div>
        </div>
      )}
    </>
  )
}
