import type { ReviewCoverage } from '../../../shared/api/review.ts'
import { bureauKeys, bureauNames } from '../../../shared/api/vocabulary.ts'
import { distinctKeys } from '../../lib/distinct-keys.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** How much of one report was understood: what it counts itself against what was read, and every line that was not. */
export function CoverageCard({ clientId, coverage }: { clientId: string; coverage: ReviewCoverage }) {
  const { review, pointing } = useMessages()
  const texts = review.coverage
  const say = useSay()
  const enough = coverage.share >= coverage.enough
  const percent = roundedPercent(coverage.share, enough)
  const needed = Math.round(coverage.enough * 100)
  return (
    <li className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-xl">{coverage.bureau}</h3>
        <p className={classNames('font-semibold tabular-nums', enough ? 'text-press' : 'text-alarm')}>
          {texts.share(percent)}
        </p>
      </div>
      <p className="text-sm text-muted">
        {say(coverage.layout)} · {texts.reportOf(formatDay(coverage.reportDate))}
      </p>
      <p className="text-sm break-all text-muted">{coverage.fileName}</p>
      <CoverageMeter percent={percent} needed={needed} enough={enough} />
      <div className="grid gap-3 empty:hidden">
        {coverage.use === 'nothing' && (
          <Notice tone="alarm">
            <p>{texts.tooLow(coverage.bureau)}</p>
          </Notice>
        )}
        {coverage.use === 'part' && coverage.leftOut !== null && (
          <Notice tone="wait">
            <p>{say(coverage.leftOut)}</p>
          </Notice>
        )}
        {coverage.byLabelsOnly && (
          <Notice tone="wait">
            <p>{texts.byLabelsOnly}</p>
          </Notice>
        )}
        {coverage.isScan && (
          <Notice tone="wait">
            <p>{texts.scan}</p>
          </Notice>
        )}
      </div>
      <dl className="mt-3 grid gap-2">
        <Counted name={texts.accounts} counted={coverage.accounts} />
        <Counted name={texts.hardInquiries} counted={coverage.hardInquiries} />
      </dl>
      {coverage.unread.length === 0 ? (
        <p className="mt-3 text-sm text-muted">{texts.allRead}</p>
      ) : (
        <details className="mt-3">
          <summary className="min-h-11 py-2 font-semibold">{texts.unread(coverage.unread.length)}</summary>
          <ol className="grid max-h-80 gap-1 overflow-y-auto text-sm">
            {distinctKeys(coverage.unread, ({ page, text }) => `${page} ${text}`).map(({ key, item }) => (
              <li key={key} className="flex justify-between gap-4 border-b border-line py-1.5">
                <span className="min-w-0 break-words">{item.text}</span>
                <span className="shrink-0 text-muted tabular-nums">{texts.page(item.page)}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
      {(coverage.unread.length > 0 || coverage.use !== 'whole') && (
        <p className="mt-2">
          <TextLink to={`/account/reports/${keyOfBureau(coverage.bureau)}?client=${clientId}`} isApart>
            {pointing.helpOf(coverage.bureau)}
          </TextLink>
        </p>
      )}
    </li>
  )
}

const keyOfBureau = (name: ReviewCoverage['bureau']) => bureauKeys.find((key) => bureauNames[key] === name)

/** 'stated' against 'read': the bar, and a mark where letters begin. Drawn, for the CSP forbids a width in a style. */
function CoverageMeter(props: { percent: number; needed: number; enough: boolean }) {
  const texts = useMessages().review.coverage
  return (
    <div className="my-3">
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        role="img"
        aria-label={texts.picture(props.percent, props.needed)}
        className="block h-4 w-full"
      >
        <rect width="100" height="6" className="fill-line" />
        <rect width={props.percent} height="6" className={props.enough ? 'fill-press' : 'fill-alarm'} />
        <rect x={props.needed - 0.4} width="0.8" height="6" className="fill-ink" />
      </svg>
      <p className="mt-1 text-sm text-muted tabular-nums">{texts.needed(props.needed)}</p>
    </div>
  )
}

function Counted(props: { name: string; counted: ReviewCoverage['accounts'] }) {
  const texts = useMessages().review.coverage
  const { found, stated } = props.counted
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{props.name}</dt>
      <dd className="tabular-nums">
        {stated === null ? texts.notStated(found) : texts.ofStated(found, stated)}
      </dd>
    </div>
  )
}

/** Whole percent that never contradict the verdict: 89.6 % is not rounded up to the 90 % it fails. */
function roundedPercent(share: number, enough: boolean): number {
  const percent = Math.min(100, Math.max(0, share * 100))
  return enough ? Math.min(99, Math.round(percent)) + (percent >= 99.95 ? 1 : 0) : Math.floor(percent)
}
