import { useState } from 'react'
import type { LineMeaning, PageLine, ReportReadingState } from '../../../shared/api/pointing.ts'
import { afterSecondPress } from '../../lib/second-press.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { SayWhat } from './say-what.tsx'
import type { useLineWalk } from './use-line-walk.ts'
import type { useSaid } from './use-said.ts'

interface QuestionPanelProps {
  reading: ReportReadingState
  page: number
  walk: ReturnType<typeof useLineWalk>
  said: ReturnType<typeof useSaid>
  onPage: (page: number) => void
  onReload: () => void
}

/** What is asked now: first what the file cannot do without, then one line after another. */
export function QuestionPanel({ reading, page, walk, said, onPage, onReload }: QuestionPanelProps) {
  const texts = useMessages().pointing
  const need = reading.needs[0] ?? null
  const { line } = walk
  const [isGoingOn, setGoingOn] = useState(false)
  const say = async (meaning: LineMeaning, words: { from: number; to: number } | null) => {
    if (!line) return
    setGoingOn(true)
    // The next line comes where the finger is: what was pressed twice was said of this one.
    const pressed = afterSecondPress()
    const isSaid = await said.say({ page, line: line.line }, meaning, words)
    if (isSaid) await pressed
    setGoingOn(false)
    if (isSaid) walk.goOn(line.line)
  }
  return (
    <section
      aria-labelledby="question-title"
      className="grid gap-4 rounded-lg border border-line bg-surface p-5"
    >
      <div>
        <h2 id="question-title" tabIndex={-1} className="scroll-mt-6 text-xl outline-none">
          {need ? questionOf(need, texts) : texts.next.title}
        </h2>
        {need && !line && <p className="mt-1 text-muted">{texts.next.needHow}</p>}
      </div>
      {line && (
        <SayWhat
          key={`${reading.upload} ${page} ${line.line} ${need}`}
          page={page}
          line={line}
          asked={need}
          busy={isGoingOn || said.busy === 'saving'}
          failure={said.failure}
          onSay={(meaning, words) => void say(meaning, words)}
          onReload={onReload}
          onLeave={leaveOf(line, walk, texts, said.forget)}
        />
      )}
      {!line && !need && <NothingLeft reading={reading} page={page} walk={walk} onPage={onPage} />}
    </section>
  )
}

function leaveOf(
  { line }: PageLine,
  walk: QuestionPanelProps['walk'],
  texts: ReturnType<typeof useMessages>['pointing'],
  forget: () => void,
) {
  const press = () => {
    forget()
    if (walk.isPicked) walk.letGo()
    else walk.skip(line)
  }
  return { label: walk.isPicked ? texts.say.cancel : texts.next.skip, press }
}

function NothingLeft({
  reading,
  page,
  walk,
  onPage,
}: Pick<QuestionPanelProps, 'reading' | 'page' | 'walk' | 'onPage'>) {
  const texts = useMessages().pointing.next
  const open = reading.pages.filter((each) => each.page !== page && each.unread > walk.skippedOn(each.page))
  const next = open.find((each) => each.page > page) ?? open[0]
  if (next) {
    return (
      <>
        <p>{texts.onOtherPages}</p>
        <Button className="justify-self-start" onClick={() => onPage(next.page)}>
          {texts.goTo(next.page, next.unread - walk.skippedOn(next.page))}
        </Button>
      </>
    )
  }
  return (
    <>
      <p>{walk.hasSkipped ? texts.skipped : texts.done}</p>
      {reading.pointings.length > 0 && <p>{texts.doneText}</p>}
      {walk.hasSkipped && (
        <Button kind="secondary" className="justify-self-start" onClick={walk.again}>
          {texts.again}
        </Button>
      )}
    </>
  )
}

function questionOf(need: LineMeaning, texts: ReturnType<typeof useMessages>['pointing']): string {
  const { other, ...asked } = texts.next.need
  const known: Readonly<Partial<Record<LineMeaning, string>>> = asked
  return known[need] ?? other(texts.meanings[need])
}
