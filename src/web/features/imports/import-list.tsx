import type { UseQueryResult } from '@tanstack/react-query'
import type { ClientImport } from '../../../shared/api/imports.ts'
import { importTexts } from '../../../shared/messages/staff/imports.ts'
import { formatInstant } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ImportActs } from './import-acts.tsx'
import { ProblemTable } from './problem-table.tsx'

const { list: texts } = importTexts

interface ImportListProps {
  imports: UseQueryResult<ClientImport[] | null>
  onChanged: () => Promise<void>
}

/** Imports that were begun, the newest first. */
export function ImportList({ imports, onChanged }: ImportListProps) {
  if (imports.isPending) return <Skeleton lines={4} />
  if (!imports.data) return <LoadFailure of={imports} otherwise={texts.failed} />
  const begun = imports.data.filter(({ status }) => status !== 'draft')
  if (begun.length === 0) return <p className="text-muted">{texts.none}</p>
  return (
    <ul className="grid gap-4">
      {begun.map((each) => (
        <ImportCard key={each.id} each={each} onChanged={onChanged} />
      ))}
    </ul>
  )
}

function ImportCard({ each, onChanged }: { each: ClientImport; onChanged: () => Promise<void> }) {
  const head = texts.head(each.source, each.rows)
  const isRunning = each.status === 'running'
  return (
    <li className="grid gap-3 rounded-lg border border-edge bg-surface p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-lg">{head}</h3>
        <Badge tone={each.status === 'done' ? 'good' : isRunning ? 'wait' : 'neutral'}>
          {texts.statuses[each.status]}
        </Badge>
      </div>
      <div className="text-sm" aria-live="polite">
        {isRunning && (
          <ProgressBar
            percent={(each.done / each.rows) * 100}
            label={head}
            valueText={texts.progress(each.done, each.rows)}
          />
        )}
        {!isRunning && <p>{texts.result(each.added, each.skipped, each.refused)}</p>}
        {(each.isInviting || each.invited > 0) && <p>{texts.invited(each.invited)}</p>}
        {each.status === 'undone' && <p>{texts.kept(each.kept)}</p>}
        <p className="text-muted">{texts.by(each.by, formatInstant(each.createdAt))}</p>
      </div>
      {each.problems.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer font-semibold">{texts.problems}</summary>
          <ProblemTable caption={texts.problems} problems={each.problems} />
        </details>
      )}
      {each.status === 'done' && <ImportActs each={each} head={head} onChanged={onChanged} />}
    </li>
  )
}
