import { useEffect, useId, useRef } from 'react'
import type { WordsVersion } from '../../../../shared/api/letters.ts'
import { hintsOf, ownWordsMost, tidyWords } from '../../../../shared/rules/own-words.ts'
import { distinctKeys } from '../../../lib/distinct-keys.ts'
import { useLanguage, useMessages } from '../../../lib/use-messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { FailureNotice } from '../../../ui/failure-notice.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { WordWarnings } from '../../../ui/word-warnings.tsx'
import { useOwnWords, type WordsPlace } from './use-own-words.ts'
import { WordVersions } from './word-versions.tsx'
import { wordsProblem } from './words-problem.ts'

interface OwnWordsProps {
  place: WordsPlace
  /** 'Your own words on item 2 to Experian'. */
  name: string
  /** Newest first. */
  versions: readonly WordsVersion[]
  onSaved: () => void
}

/** The person's own words at one place of a letter: as they stand there, to be added, changed, taken out or put back. */
export function OwnWords({ place, name, versions, onSaved }: OwnWordsProps) {
  const texts = useMessages().review.yourLetters.words
  const { language } = useLanguage()
  const id = useId()
  const words = useOwnWords(place, versions, onSaved)
  const opener = useRef<HTMLButtonElement>(null)
  const { saved, typed, lastSaved } = words
  const close = () => {
    words.type(null)
    words.forget()
  }
  const wasTyping = useRef(typed !== null)
  // Once the field is gone, the focus goes to the button in its place.
  useEffect(() => {
    if (typed === null && wasTyping.current) opener.current?.focus()
    wasTyping.current = typed !== null
  }, [typed])
  const before = versions[1]?.text ?? ''
  return (
    <section lang={language} aria-label={name} className="my-3 border-l-4 border-press pl-3 font-sans">
      {typed === null && (
        <>
          {paragraphsOf(saved).map(({ key, item }) => (
            <p key={key} className="mb-2 font-serif break-words whitespace-pre-line">
              {item}
            </p>
          ))}
          <Button
            ref={opener}
            kind="quiet"
            size="sm"
            className="-ml-3 min-h-11"
            aria-label={saved === '' ? texts.addAbout(name) : texts.changeAbout(name)}
            onClick={() => words.type(saved)}
          >
            {saved === '' ? texts.add : texts.change}
          </Button>
        </>
      )}
      {typed !== null && <WordsField {...{ id, name, words, typed }} item={place.item} onClose={close} />}
      <p role="status" className="text-sm">
        {typed === null && lastSaved !== null && lastSaved === saved && (
          <span className="flex flex-wrap items-center gap-x-3 font-semibold text-press">
            {saved === '' ? texts.removed : texts.saved}
            <Button
              kind="quiet"
              size="sm"
              className="min-h-11"
              busy={words.busy}
              onClick={() => void words.save(before)}
            >
              {texts.undo}
            </Button>
          </span>
        )}
      </p>
      {typed === null && <FailureNotice sentence={words.failure} />}
      <WordVersions
        versions={versions.slice(1)}
        busy={words.busy}
        onRestore={(text) => void words.save(text)}
      />
    </section>
  )
}

interface WordsFieldProps {
  id: string
  name: string
  item: string | null
  typed: string
  words: ReturnType<typeof useOwnWords>
  onClose: () => void
}

function WordsField({ id, name, item, typed, words, onClose }: WordsFieldProps) {
  const texts = useMessages().review.yourLetters.words
  const most = item === null ? ownWordsMost.opening : ownWordsMost.item
  const left = most - tidyWords(typed).length
  // Opened by a press it takes the focus; what a reload brought back does not.
  const isPressed = useRef(typed === words.saved)
  useEffect(() => {
    if (isPressed.current) document.getElementById(id)?.focus()
  }, [id])
  const problem = wordsProblem(typed, most, texts) ?? words.refused
  const save = (text: string) => {
    if (wordsProblem(text, most, texts)) document.getElementById(id)?.focus()
    else void words.save(text)
  }
  return (
    <div className="grid gap-2">
      <TextArea
        id={id}
        label={name}
        hint={texts.hint(most.toLocaleString('en-US'))}
        rows={item === null ? 6 : 4}
        value={typed}
        error={problem}
        optional
        onChange={(event) => {
          words.type(event.target.value)
          words.forget()
        }}
      />
      <p className="text-sm text-muted tabular-nums">{left < 0 ? texts.over(-left) : texts.left(left)}</p>
      <WordWarnings
        title={texts.check}
        warnings={hintsOf(typed).map(({ hint, words: found }) => ({ words: found, why: texts.hints[hint] }))}
      />
      {words.isChangedElsewhere && <p className="text-sm text-wait">{texts.changedElsewhere}</p>}
      {words.refused === null && <FailureNotice sentence={words.failure} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button size="sm" className="min-h-11" busy={words.busy} onClick={() => save(typed)}>
          {texts.save}
        </Button>
        <Button kind="quiet" size="sm" className="min-h-11" onClick={onClose}>
          {texts.cancel}
        </Button>
        {words.saved !== '' && (
          <Button
            kind="quiet"
            size="sm"
            className="min-h-11"
            onClick={() => {
              words.type('')
              save('')
            }}
          >
            {texts.remove}
          </Button>
        )}
      </div>
      {typed !== words.saved && <p className="text-sm text-muted">{texts.unsaved}</p>}
    </div>
  )
}

/** As in the letter: an empty line begins a new paragraph. */
const paragraphsOf = (text: string) =>
  distinctKeys(
    text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== ''),
    (paragraph) => paragraph,
  )
