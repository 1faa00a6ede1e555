import { useState } from 'react'
import { type LineMeaning, lineMeaning, type PageLine } from '../../../shared/api/pointing.ts'
import { distinctKeys } from '../../lib/distinct-keys.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { lineMeaningGroups } from './meaning-groups.ts'
import { partThatReads, readBack, spanWith, type WordSpan } from './read-back.ts'

interface SayWhatProps {
  page: number
  line: PageLine
  /** What was asked for; null: anything. */
  asked: LineMeaning | null
  busy: boolean
  failure: { sentence: string; isStale: boolean } | null
  onSay: (meaning: LineMeaning, words: WordSpan | null) => void
  onReload: () => void
  /** Leaves the line as it is. */
  onLeave: { label: string; press: () => void }
}

/** What one line is: its meaning, a part of it if wanted, and what will be read, said back before it is saved. */
export function SayWhat(props: SayWhatProps) {
  const { page, line, asked, busy, failure } = props
  const texts = useMessages().pointing
  const say = useSay()
  const [meaning, setMeaning] = useState<LineMeaning | null>(asked)
  const [span, setSpan] = useState<WordSpan | null>(null)
  const [refused, setRefused] = useState(false)
  const reads =
    meaning && readBack({ meaning, text: partThatReads(line, meaning, span), creditor: null }, texts)
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        if (meaning) props.onSay(meaning, span)
        else setRefused(true)
        if (!meaning) document.getElementById('line-meaning')?.focus()
      }}
    >
      <figure>
        <figcaption className="text-sm text-muted">{texts.say.line(page)}</figcaption>
        <blockquote className="font-serif text-lg wrap-anywhere">
          <Words line={line} span={span} />
        </blockquote>
      </figure>
      <SelectField
        id="line-meaning"
        label={texts.say.what}
        empty={texts.say.choose}
        groups={lineMeaningGroups(texts)}
        value={meaning ?? ''}
        error={refused && meaning === null ? texts.say.chooseFirst : null}
        onChange={(event) => setMeaning(meaningOf(event.target.value))}
      />
      {line.words.length > 1 && meaning !== null && meaning !== 'nothing' && (
        <PartOfLine line={line} span={span} onSpan={setSpan} />
      )}
      <div role="status">
        {reads && (
          <p className="rounded-md bg-sunk p-3">
            <span className="block text-sm text-muted">{texts.say.reads}</span>
            <span className="font-semibold wrap-anywhere">{reads}</span>
          </p>
        )}
      </div>
      {failure && (
        <Notice tone="alarm" role="alert">
          <p>{say(failure.sentence)}</p>
          {failure.isStale && (
            <Button kind="secondary" size="sm" className="mt-2" onClick={props.onReload}>
              {texts.say.showNow}
            </Button>
          )}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {busy ? texts.say.saving : texts.say.save}
        </Button>
        <Button kind="secondary" aria-disabled={busy} onClick={() => !busy && props.onLeave.press()}>
          {props.onLeave.label}
        </Button>
      </div>
    </form>
  )
}

/** The line with its chosen part marked. */
function Words({ line, span }: { line: PageLine; span: WordSpan | null }) {
  if (span === null) return <mark className="marked">{line.text}</mark>
  const part = (from: number, to?: number) => line.words.slice(from, to).join(' ')
  return (
    <>
      {part(0, span.from)} <mark className="marked">{part(span.from, span.to + 1)}</mark> {part(span.to + 1)}
    </>
  )
}

function PartOfLine(props: {
  line: PageLine
  span: WordSpan | null
  onSpan: (span: WordSpan | null) => void
}) {
  const { line, span, onSpan } = props
  const texts = useMessages().pointing.say
  return (
    <fieldset aria-describedby="line-part-hint">
      <legend className="font-semibold">{texts.part}</legend>
      <p id="line-part-hint" className="text-muted">
        {texts.partHint}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        {distinctKeys(line.words, (word) => word).map(({ key, item }, at) => {
          const isIn = span !== null && at >= span.from && at <= span.to
          return (
            <button
              key={key}
              type="button"
              aria-pressed={isIn}
              className={classNames(
                'min-h-11 min-w-11 rounded-md border px-2 wrap-anywhere',
                isIn ? 'border-ink bg-marker font-semibold text-on-marker' : 'border-edge hover:bg-sunk',
              )}
              onClick={() => onSpan(spanWith(span, at))}
            >
              {item}
            </button>
          )
        })}
      </div>
      {span && (
        <Button kind="quiet" size="sm" className="mt-2 -ml-3" onClick={() => onSpan(null)}>
          {texts.whole}
        </Button>
      )}
    </fieldset>
  )
}

function meaningOf(value: string): LineMeaning | null {
  const known = lineMeaning.safeParse(value)
  return known.success ? known.data : null
}
