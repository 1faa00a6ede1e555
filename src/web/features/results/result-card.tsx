import type { DisputeResult, ItemOutcome } from '../../../shared/api/results.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Notice } from '../../ui/notice.tsx'
import { MoveAnswer } from './move-answer.tsx'
import { ScannedAnswer } from './scanned-answer.tsx'

const tones: Record<ItemOutcome, Tone> = {
  deleted: 'good',
  corrected: 'good',
  verified: 'neutral',
  changed_still_wrong: 'wait',
  reinserted: 'wait',
  reaged: 'wait',
  no_answer: 'wait',
}

/** One answer of a bureau: each disputed item with what became of it, what the bureau prints, and what that means. */
export function ResultCard(props: {
  clientId: string
  result: DisputeResult
  onChanged: (result: DisputeResult) => void
}) {
  const { clientId, result, onChanged } = props
  const texts = useMessages().results
  const say = useSay()
  const { id, bureau, round, problem, items, scan } = result
  const saidBy = result.cameBy ? texts.saidUnproved : texts.said
  const openScan = scan && scan.state !== 'confirmed' ? scan : null
  return (
    <li>
      <article
        aria-labelledby={`result-${id}`}
        className="rounded-lg border border-line bg-surface p-5 sm:p-6"
      >
        <h3 id={`result-${id}`} tabIndex={-1} className="text-xl outline-none">
          {texts.answerOf(bureau, round)}
        </h3>
        <p className="text-sm text-muted">
          {!problem && !result.cameBy && `${texts.sources[result.source]} · `}
          {texts.received(formatDay(result.receivedOn))} ·{' '}
          <span className="wrap-anywhere">
            {result.cameBy ? texts.cameBy[result.cameBy] : result.fileName}
          </span>
        </p>
        {result.moves?.map(({ at, bureau, round }) => (
          <p key={at} className="text-sm text-muted">
            {texts.moved(bureau, round, formatDay(at))}
          </p>
        ))}
        {scan?.state === 'confirmed' && !result.cameBy && (
          <p className="mt-1 text-sm text-muted">
            {scan.isByHand ? texts.scan.confirmedByHand : texts.scan.confirmed}
          </p>
        )}
        {openScan && <ScannedAnswer {...{ clientId, result, onChanged }} scan={openScan} />}
        {problem && !openScan && (
          <Notice tone="alarm" title={texts.notRead} className="mt-3">
            <p>{say(problem)}</p>
          </Notice>
        )}
        {!problem && items.length === 0 && <p className="mt-3 text-muted">{texts.noItems}</p>}
        <ul className="mt-2 divide-y divide-line">
          {byMeaning(items, say).map(([meaning, alike]) => (
            <li key={meaning} className="py-4">
              <ul className="grid gap-4">
                {alike.map((item) => (
                  <li key={item.finding}>
                    <AnsweredItem item={item} saidBy={saidBy(bureau)} />
                  </li>
                ))}
              </ul>
              <p className="mt-2 max-w-prose">{meaning}</p>
            </li>
          ))}
        </ul>
        <MoveAnswer {...{ clientId, result }} onMoved={onChanged} />
      </article>
    </li>
  )
}

type Item = DisputeResult['items'][number]

/** An item with what became of it and the bureau's own words. */
function AnsweredItem({ item, saidBy }: { item: Item; saidBy: string }) {
  const { outcomes } = useMessages().results
  const say = useSay()
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 flex-1 basis-64 font-semibold">
          {say(item.title)}
          {item.creditor && (
            <span className="block font-normal wrap-anywhere text-muted">
              {[item.creditor, item.accountNumber].filter(Boolean).join(' ')}
            </span>
          )}
        </p>
        <Badge tone={tones[item.outcome]}>{outcomes[item.outcome]}</Badge>
      </div>
      {item.said && (
        <p className="mt-1 font-serif">
          <span className="font-sans text-sm text-muted">{saidBy} </span>
          <mark className="marked">{item.said}</mark>
        </p>
      )}
    </>
  )
}

/** What an answer means, once for all items of which it is true, in the order in which they come. */
function byMeaning(items: readonly Item[], say: ReturnType<typeof useSay>): (readonly [string, Item[]])[] {
  const found = new Map<string, Item[]>()
  for (const item of items) {
    const meaning = say(item.meaning)
    found.set(meaning, [...(found.get(meaning) ?? []), item])
  }
  return [...found]
}
