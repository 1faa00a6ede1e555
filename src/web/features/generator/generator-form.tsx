import { useEffect, useRef, useState } from 'react'
import { localDay } from '../../lib/local-day.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { BureauChoice } from './bureau-choice.tsx'
import { DisputeItems } from './dispute-items.tsx'
import { DraftCard } from './draft-card.tsx'
import { FillFromReport } from './fill-from-report.tsx'
import { LetterList } from './letter-list.tsx'
import { missingFields, type RequiredField } from './letter-values.ts'
import { type MadeLetters, makeLetters } from './make-letters.ts'
import { PersonalFields } from './personal-fields.tsx'
import { useLetterValues } from './use-letter-values.ts'

/** The field that the error summary leads to. */
const fieldIds: Record<RequiredField, string> = {
  fullName: 'fullName',
  address: 'address',
  bureaus: 'bureau-equifax',
}

/** Everything that is typed, and the letters made from it; all of it in this browser. */
export function GeneratorForm() {
  const { generator } = useMessages()
  const { missing, letters: texts } = generator
  const toast = useToast()
  const { values, change, clear } = useLetterValues()
  const [attempts, setAttempts] = useState(0)
  const [made, setMade] = useState<MadeLetters | null>(null)
  const result = useRef<HTMLDivElement>(null)
  const wrong = attempts > 0 ? missingFields(values) : []
  const errorOf = (field: RequiredField) => (wrong.includes(field) ? missing[field] : null)
  usePageTitle(generator.pageTitle, { error: wrong.length > 0 })

  useEffect(() => {
    if (made !== null) result.current?.querySelector('h2')?.focus()
  }, [made])

  function generate(): void {
    if (missingFields(values).length > 0) {
      setAttempts(attempts + 1)
      toast({ title: missing.title, description: missing.text, kind: 'destructive' })
      return
    }
    setAttempts(0)
    const letters = makeLetters(values, localDay(new Date()))
    setMade(letters)
    toast({ title: texts.done, description: texts.doneText(letters.letters.length), kind: 'success' })
  }

  function clearAll(): void {
    clear()
    setMade(null)
    setAttempts(0)
  }

  return (
    <>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-12">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12 max-lg:row-start-2">
          <FillFromReport change={change} />
          <form
            noValidate
            className="grid gap-12"
            onSubmit={(event) => {
              event.preventDefault()
              generate()
            }}
          >
            <ErrorSummary
              attempt={attempts}
              problems={wrong.map((field) => ({ id: fieldIds[field], sentence: missing[field] }))}
            />
            <PersonalFields values={values} change={change} errorOf={errorOf} />
            <DisputeItems values={values} change={change} />
            <BureauChoice values={values} change={change} error={errorOf('bureaus')} />
            <div>
              <Button type="submit">{generator.generate}</Button>
            </div>
          </form>
        </div>
        <aside
          className="grid gap-5 max-lg:row-start-1 lg:sticky lg:top-6"
          aria-label={generator.privacy.title}
        >
          <DraftCard onClear={clearAll} />
          <Notice title={generator.honest.title}>
            <p className="mt-1">{generator.honest.text}</p>
          </Notice>
        </aside>
      </div>
      {made && (
        <div ref={result}>
          <LetterList made={made} isStale={made.from !== values} onAgain={generate} />
        </div>
      )}
    </>
  )
}
