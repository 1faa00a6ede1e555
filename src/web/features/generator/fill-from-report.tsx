import { useState } from 'react'
import { says } from '../../../shared/sentences/says.ts'
import { lookAccept } from '../../lib/report-file-kind.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FindingChoice } from './finding-choice.tsx'
import { filledFrom } from './items-from-findings.ts'
import type { ChangeValues } from './use-letter-values.ts'
import { mostMegabytes, type Reading, useReportReader } from './use-report-reader.ts'

/** Before the form: a report is read here, and what the person ticks becomes the items of one bureau's letter. */
export function FillFromReport({ change }: { change: ChangeValues }) {
  const { fill: texts } = useMessages().generator
  const { reading, choose, unlock } = useReportReader()
  const [done, setDone] = useState('')
  return (
    <PageSection id="fill" title={texts.title} lead={texts.lead}>
      <FileButton
        label={reading.state === 'nothing' ? texts.choose : texts.other}
        accept={lookAccept}
        onChoose={([file]) => {
          setDone('')
          if (file) choose(file)
        }}
      />
      <div className="mt-4 grid gap-4 empty:hidden">
        <ReadingState reading={reading} onUnlock={unlock} />
        {reading.state === 'read' && (
          <FindingChoice
            key={reading.look.reports.map(({ file }) => file).join()}
            look={reading.look}
            onPut={(report, chosen) => {
              change((before) => {
                const after = filledFrom(before, report, chosen)
                setDone(texts.done(after.items.length, after.items.filter(({ type }) => type === '').length))
                return after
              })
            }}
          />
        )}
      </div>
      <p role="status" className="mt-3 font-semibold empty:hidden">
        {done}
      </p>
    </PageSection>
  )
}

/** What becomes of the file until it is read. */
function ReadingState({ reading, onUnlock }: { reading: Reading; onUnlock: (password: string) => void }) {
  const { fill: texts } = useMessages().generator
  const say = useSay()
  switch (reading.state) {
    case 'loading':
      return <p role="status">{texts.loading}</p>
    case 'reading':
      return (
        <ProgressBar
          percent={reading.of === 0 ? 0 : (100 * reading.page) / reading.of}
          label={texts.reading(reading.name)}
          valueText={texts.page(reading.page, reading.of)}
        />
      )
    case 'locked':
      return <Unlock isWrong={reading.isWrong} onUnlock={onUnlock} />
    case 'failed':
      return <Refused sentence={texts.failed} />
    case 'too-large':
      return <Refused sentence={texts.tooLarge(mostMegabytes)} />
    case 'refused':
      return <Refused sentence={reading.code === 'scanned' ? texts.scanned : say(reading.sentence)} />
    default:
      return null
  }
}

function Refused({ sentence }: { sentence: string }) {
  return (
    <Notice tone="alarm" role="alert">
      <p>{sentence}</p>
    </Notice>
  )
}

/** Outside the form of the letters, so that Enter opens the file and generates nothing. */
function Unlock({ isWrong, onUnlock }: { isWrong: boolean; onUnlock: (password: string) => void }) {
  const { fill } = useMessages().generator
  const say = useSay()
  const [typed, setTyped] = useState('')
  return (
    <form
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed !== '') onUnlock(typed)
        setTyped('')
      }}
    >
      <TextField
        id="report-password"
        label={fill.password.label}
        hint={fill.password.hint}
        error={isWrong ? say(says('file.wrongPassword')) : undefined}
        type="password"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button kind="secondary" type="submit">
        {fill.password.open}
      </Button>
    </form>
  )
}
