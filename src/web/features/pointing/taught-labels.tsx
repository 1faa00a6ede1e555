import { useState } from 'react'
import { type LearnedLabel, withdrawLabel } from '../../../shared/api/pointing.ts'
import { staffUnreadTexts } from '../../../shared/messages/staff/unread.ts'
import { formatInstant } from '../../lib/format.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Table } from '../../ui/table.tsx'

const texts = staffUnreadTexts.labels
const tones: Record<LearnedLabel['state'], Tone> = {
  trying: 'wait',
  'in use': 'good',
  refused: 'alarm',
  withdrawn: 'neutral',
}

interface TaughtLabelsProps {
  labels: readonly LearnedLabel[]
  onChanged: () => void
}

/** What the reader was taught: what became of it, how far its trial is, and the way to forget it. */
export function TaughtLabels({ labels, onChanged }: TaughtLabelsProps) {
  const { columns } = texts
  const { meanings } = useMessages().pointing
  return (
    <div className="text-sm">
      <Table
        caption={texts.caption}
        rows={labels}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'label',
            title: columns.label,
            rowHeader: true,
            cell: ({ label }) => <span className="wrap-anywhere">{label}</span>,
          },
          { id: 'meaning', title: columns.meaning, cell: ({ meaning }) => meanings[meaning] },
          {
            id: 'state',
            title: columns.state,
            cell: ({ state }) => <Badge tone={tones[state]}>{texts.states[state]}</Badge>,
          },
          { id: 'result', title: columns.result, cell: (label) => <Result label={label} /> },
          {
            id: 'by',
            title: columns.by,
            cell: ({ by, at }) => (
              <span className="wrap-anywhere">
                {by}, {formatInstant(at)}
              </span>
            ),
          },
          {
            id: 'act',
            title: columns.act,
            cell: (label) => <ForgetLabel label={label} onChanged={onChanged} />,
          },
        ]}
      />
    </div>
  )
}

function Result({ label }: { label: LearnedLabel }) {
  if (label.because !== null) return <span className="max-w-prose">{label.because}</span>
  if (label.state !== 'trying') return texts.gained(label.files, label.values)
  return (
    <span className="grid min-w-40 gap-1">
      {label.of > 0 && (
        <ProgressBar
          percent={(label.tried / label.of) * 100}
          label={texts.trying(label.label)}
          valueText={texts.tried(label.tried, label.of)}
        />
      )}
      <span className="text-muted tabular-nums">{texts.tried(label.tried, label.of)}</span>
    </span>
  )
}

/** Asked once more before: what was read with a label is read without it again. */
function ForgetLabel({ label, onChanged }: { label: LearnedLabel; onChanged: () => void }) {
  const [asking, setAsking] = useState(false)
  const { busy, failure, act } = useAct(texts.forgetFailed)
  if (label.state !== 'in use' && label.state !== 'trying') return null
  const forget = () => act((call) => call(withdrawLabel, { params: { label: label.id } }).then(onChanged))
  if (!asking) {
    return (
      <Button
        kind="secondary"
        size="sm"
        aria-label={texts.forgetOf(label.label)}
        onClick={() => setAsking(true)}
      >
        {texts.forget}
      </Button>
    )
  }
  return (
    <span className="grid gap-2">
      <span>{texts.sure(label.label)}</span>
      <span className="flex flex-wrap gap-2">
        <Button kind="danger" size="sm" autoFocus busy={busy} onClick={() => void forget()}>
          {texts.forgetNow}
        </Button>
        <Button kind="secondary" size="sm" onClick={() => setAsking(false)}>
          {texts.keep}
        </Button>
      </span>
      <FailureNotice sentence={failure} />
    </span>
  )
}
