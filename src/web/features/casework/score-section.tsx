import { useQueryClient } from '@tanstack/react-query'
import { getCreditScore } from '../../../shared/api/portal.ts'
import { enterScore } from '../../../shared/api/staff-case.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { formatDay } from '../../lib/format.ts'
import { useCall } from '../../lib/use-call.ts'
import { useLatestDay } from '../../lib/use-latest-day.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Table } from '../../ui/table.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CaseSection } from './case-section.tsx'

const { score: texts, sections } = caseworkTexts
const nothing = { score: '', day: '', source: '' }
type ScoreValues = typeof nothing

/** The scores on record, and the form to enter one (decision 27: read somewhere, never invented). */
export function ScoreSection({ clientId }: { clientId: string }) {
  const input = { params: { id: clientId } }
  const scores = useCall(getCreditScore, input)
  const { score, change, history } = scores.data ?? { score: null, change: null, history: [] }
  const rows = [...history].reverse().map((each, at) => ({ ...each, at }))
  return (
    <CaseSection
      id="score"
      title={sections.score}
      aside={
        score !== null && (
          <p>
            <strong className="text-base tabular-nums">{texts.now(score)}</strong>
            {change !== null && <span className="ml-2 text-muted">{texts.change(change)}</span>}
          </p>
        )
      }
    >
      <LoadFailure of={scores} otherwise={texts.loadFailed} />
      {scores.data && score === null && <p className="text-muted">{texts.none}</p>}
      {rows.length > 0 && (
        <Table
          caption={texts.history}
          rows={rows}
          rowKey={({ at }) => at}
          columns={[
            { id: 'day', title: texts.dayShort, rowHeader: true, cell: ({ day }) => formatDay(day) },
            { id: 'score', title: texts.score, align: 'right', cell: (row) => row.score },
            { id: 'source', title: texts.source, cell: ({ source }) => source },
          ]}
        />
      )}
      <ScoreForm clientId={clientId} />
    </CaseSection>
  )
}

function ScoreForm({ clientId }: { clientId: string }) {
  const queries = useQueryClient()
  const input = { params: { id: clientId } }
  const form = useSendForm({
    initial: nothing,
    check: problemsOf,
    failed: texts.failed,
    send: (values, { call }) =>
      call(enterScore, { ...input, body: { ...values, score: Number(values.score) } }),
    onSent: () => queries.invalidateQueries({ queryKey: queryKeyOf(getCreditScore, input), exact: true }),
  })
  const latest = useLatestDay(clientId)
  const field = (name: keyof ScoreValues, label: string) => ({
    id: `score-${name}`,
    label,
    autoComplete: 'off',
    ...form.field(name),
  })
  return (
    <form
      noValidate
      aria-label={texts.save}
      className="mt-3 grid gap-3 border-t border-line pt-3"
      onSubmit={form.submit}
    >
      <div className="grid gap-3 sm:grid-cols-3">
        <TextField {...field('score', texts.score)} inputMode="numeric" />
        <TextField {...field('day', texts.day)} type="date" max={latest} />
        <TextField {...field('source', texts.source)} maxLength={100} />
      </div>
      <FailureNotice sentence={form.failure} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" kind="secondary" size="sm" busy={form.busy}>
          {texts.save}
        </Button>
        <p role="status">{form.sent ? texts.saved : ''}</p>
      </div>
    </form>
  )
}

function problemsOf(values: ScoreValues): Partial<Record<keyof ScoreValues, string>> {
  const score = Number(values.score)
  return {
    ...(/^\d{3}$/.test(values.score) && score >= 300 && score <= 850 ? {} : { score: texts.wrongScore }),
    ...(values.day ? {} : { day: texts.wrongDay }),
    ...(values.source.trim().length >= 2 ? {} : { source: texts.wrongSource }),
  }
}
