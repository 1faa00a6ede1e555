import { useState } from 'react'
import type { CheckLookTexts } from '../../../shared/messages/en/check-look.ts'
import { useSay } from '../../lib/use-say.ts'
import type { LookedAt } from '../../reader/worker-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type ChosenReport, mostMegabytes } from './use-first-look.ts'

interface ChosenReportsProps {
  texts: CheckLookTexts
  chosen: readonly ChosenReport[]
  look: LookedAt | null
  onUnlock: (name: string, password: string) => void
  onRemove: (name: string) => void
}

/** Each file with what became of it. */
export function ChosenReports({ texts, chosen, look, onUnlock, onRemove }: ChosenReportsProps) {
  return (
    <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
      {chosen.map((report) => (
        <li key={report.name} className="rounded-md border border-line bg-surface p-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="min-w-0 font-semibold break-words">{report.name}</p>
            <div className="flex items-center gap-x-2">
              <FileState texts={texts} report={report} look={look} />
              {report.state !== 'reading' && report.state !== 'waiting' && (
                <Button
                  size="sm"
                  kind="quiet"
                  className="-mr-3 max-sm:first:-ml-3"
                  aria-label={texts.removeOf(report.name)}
                  onClick={() => onRemove(report.name)}
                >
                  {texts.remove}
                </Button>
              )}
            </div>
          </div>
          {report.state === 'reading' && report.of > 0 && (
            <div className="mt-3">
              <ProgressBar
                percent={(100 * report.page) / report.of}
                label={texts.reading(report.name)}
                valueText={texts.page(report.page, report.of)}
              />
            </div>
          )}
          <FileWords texts={texts} report={report} look={look} />
          {report.state === 'locked' && <UnlockFile texts={texts} report={report} onUnlock={onUnlock} />}
        </li>
      ))}
    </ul>
  )
}

interface OfFile {
  texts: CheckLookTexts
  report: ChosenReport
  look: LookedAt | null
}

const outcomeOf = ({ report, look }: Omit<OfFile, 'texts'>) =>
  look?.files.find(({ file }) => file === report.name)

function FileState({ texts, report, look }: OfFile) {
  if (report.state === 'reading' || report.state === 'waiting')
    return (
      <span className="text-muted tabular-nums">
        {report.of > 0 ? texts.page(report.page, report.of) : texts.waiting}
      </span>
    )
  if (report.state !== 'read') return null
  const outcome = outcomeOf({ report, look })
  if (outcome?.outcome === 'refused') return null
  return outcome?.outcome === 'in part' ? (
    <Badge tone="wait">{texts.inPart}</Badge>
  ) : (
    <Badge tone="good">{texts.read(outcome?.pages ?? null)}</Badge>
  )
}

/** Why a file was refused, and what of it is left out, in the words of the product. */
function FileWords({ texts, report, look }: OfFile) {
  const say = useSay()
  const outcome = outcomeOf({ report, look })
  const said = (): string[] => {
    if (report.state === 'too-large') return [texts.tooLarge(mostMegabytes)]
    if (report.state === 'failed') return [texts.failed]
    if (report.refusal?.code === 'scanned') return [texts.scanned]
    if (report.state === 'refused' && report.refusal) return [say(report.refusal.sentence)]
    return report.state === 'read' ? (outcome?.sentences ?? []).map(say) : []
  }
  const sentences = said()
  if (sentences.length === 0) return null
  return (
    <Notice tone={outcome?.outcome === 'in part' ? 'wait' : 'alarm'} role="status" className="mt-3">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  )
}

function UnlockFile({
  texts,
  report,
  onUnlock,
}: Pick<ChosenReportsProps, 'texts' | 'onUnlock'> & { report: ChosenReport }) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const { password } = texts
  const isWrong = report.refusal?.sentence.key === 'file.wrongPassword'
  return (
    <form
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed === '') return
        onUnlock(report.name, typed)
        setTyped('')
      }}
    >
      <p>{password.text}</p>
      <TextField
        id={`password-of-${report.name}`}
        label={password.label(report.name)}
        error={isWrong && report.refusal ? say(report.refusal.sentence) : undefined}
        type="password"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button kind="secondary" type="submit">
        {password.open}
      </Button>
    </form>
  )
}
