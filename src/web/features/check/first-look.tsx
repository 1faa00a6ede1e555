import { type ReactNode, useCallback, useMemo } from 'react'
import type { CheckLookTexts } from '../../../shared/messages/en/check-look.ts'
import { lookAccept } from '../../lib/report-file-kind.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import type { BrowserReader } from '../../reader/open-reader.ts'
import type { LookedAt } from '../../reader/worker-messages.ts'
import { Button } from '../../ui/button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ChosenReports } from './chosen-reports.tsx'
import type { DecisionProps } from './finding-look.tsx'
import { LookHeadline } from './look-headline.tsx'
import { lookInWords, type WordedFinding } from './look-in-words.ts'
import { LookResult } from './look-result.tsx'
import type { LineProps } from './marked-line.tsx'
import { useDroppedFiles } from './use-dropped-files.ts'
import { mostFiles, useFirstLook } from './use-first-look.ts'

/** As the page's own choice has it, whose place it takes: where the focus is, it stays. */
const chooserId = 'check-files'

interface FirstLookProps {
  texts: CheckLookTexts
  reader: BrowserReader
  /** What was chosen before this code was there. */
  first: readonly File[]
  renderCalendar: (removals: LookedAt['removals']) => ReactNode
  renderLine: LineProps['renderLine']
  renderDecision: DecisionProps['renderDecision']
}

/** Files that were chosen, how far they are, and what they show. */
export function FirstLook({ texts, reader, first, renderCalendar, ...rendered }: FirstLookProps) {
  const { findings } = useMessages()
  const say = useSay()
  const { chosen, look, decisions, isStopped, isLeftOut, isReading, add, decide, keep, unlock, remove } =
    useFirstLook(reader, first)
  useDroppedFiles(add)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `say` is made anew each time and says the same
  const worded = useMemo(() => look && lookInWords(look, findings, say), [look, findings])
  const drawLine = useCallback(
    ({ bureau, field, box }: WordedFinding['evidence'][number]) => reader.draw({ bureau, field, box }),
    [reader],
  )
  const isAsked = chosen.length > 0 && !isReading
  // Where nothing was read, a file that waits for its password is no answer yet.
  const isAnswered = look && (look.reports.length > 0 || chosen.every(({ state }) => state !== 'locked'))
  const shown = isAsked && isAnswered && worded ? { worded, look } : null
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <FileButton id={chooserId} label={texts.more} accept={lookAccept} onChoose={add} />
        <Button size="sm" kind="quiet" onClick={() => window.location.reload()}>
          {texts.again}
        </Button>
      </div>
      <p className="mt-3 text-muted">{texts.offline}</p>
      <ChosenReports texts={texts} chosen={chosen} look={look} onUnlock={unlock} onRemove={remove} />
      {isLeftOut && (
        <Notice tone="wait" role="status" className="mt-4">
          <p>{texts.tooMany(mostFiles)}</p>
        </Notice>
      )}
      {isStopped && (
        <Notice tone="alarm" role="alert" className="mt-4">
          <p>{texts.stopped}</p>
        </Notice>
      )}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10">
        <div aria-live="polite">
          {shown && <LookHeadline texts={texts} look={shown.worded} />}
          {isAsked && look === null && !isStopped && <p className="text-muted">{texts.looking}</p>}
        </div>
        {shown && shown.worded.reports.length > 0 && (
          <LookResult
            texts={texts}
            look={shown.worded}
            drawLine={drawLine}
            decisions={decisions}
            onDecide={decide}
            onKeep={keep}
            {...rendered}
            calendar={renderCalendar(shown.look.removals)}
          />
        )}
      </div>
    </div>
  )
}
