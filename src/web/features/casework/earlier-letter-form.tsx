import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { earlierRecipients, logEarlierLetter, type MailedLetter } from '../../../shared/api/mailing.ts'
import { bureauKeys, bureauNames } from '../../../shared/api/vocabulary.ts'
import { earlierLetterTexts as texts } from '../../../shared/messages/staff/case-earlier-letter.ts'
import { useLatestDay } from '../../lib/use-latest-day.ts'
import { useUpload } from '../../lib/use-upload.ts'
import { Button } from '../../ui/button.tsx'
import { CompactInput, CompactSelect } from '../../ui/compact-field.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'

const rounds = [1, 2, 3, 4, 5, 6] as const

const empty = { company: '', mailedOn: '', certifiedNumber: '', deliveredOn: '' }
type Typed = typeof empty

/** To whom, of which round, its days, its number and its proof. What is typed stays until it is logged. */
export function EarlierLetterForm({ clientId }: { clientId: string }) {
  const queries = useQueryClient()
  const { upload, progress, failure, fields: problems } = useUpload(texts.failed)
  const [to, setTo] = useState<(typeof earlierRecipients)[number]>('experian')
  const [round, setRound] = useState<number>(1)
  const [typed, setTyped] = useState<Typed>(empty)
  const [file, setFile] = useState<File | null>(null)
  const [turn, setTurn] = useState(0)
  const [done, setDone] = useState('')
  const problemOf = (field: string): string | undefined => problems[field]
  const input = (field: keyof Typed, more: Partial<ComponentProps<typeof CompactInput>> = {}) => (
    <Labelled problem={problemOf(field)} id={`earlier-${field}`}>
      <CompactInput
        id={`earlier-${field}`}
        label={texts[field === 'company' ? 'companyName' : field]}
        value={typed[field]}
        aria-invalid={problemOf(field) !== undefined}
        aria-describedby={problemOf(field) ? `earlier-${field}-problem` : undefined}
        onChange={({ target }) => setTyped((before) => ({ ...before, [field]: target.value }))}
        {...more}
      />
    </Labelled>
  )
  const day = { type: 'date', max: useLatestDay(clientId) }
  const log = () =>
    upload(async (uploader) => {
      setDone('')
      const given = Object.entries(typed).filter(([, text]) => text.trim() !== '')
      const letter = await uploader(logEarlierLetter, {
        params: { id: clientId },
        fields: { mailedOn: '', ...Object.fromEntries(given), to, round: String(round) },
        files: { evidence: file },
      })
      setDone(sentenceOfLogged(letter))
      setTyped(empty)
      setFile(null)
      setTurn((before) => before + 1)
      // The mail log, the round's mail date, what comes next: all of the case may read otherwise now.
      await queries.invalidateQueries()
    })
  return (
    <form
      noValidate
      aria-label={texts.title}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void log()
      }}
    >
      <p className="max-w-prose text-muted">{texts.lead}</p>
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        <CompactSelect
          id="earlier-to"
          label={texts.to}
          value={to}
          choices={[
            ...bureauKeys.map((key) => ({ value: key, label: bureauNames[key] })),
            { value: 'company', label: texts.company },
          ]}
          onChange={({ target }) => setTo(earlierRecipients.find((key) => key === target.value) ?? 'company')}
        />
        {to === 'company' && input('company', { maxLength: 200, autoComplete: 'off' })}
        <Labelled problem={problemOf('round')} id="earlier-round">
          <CompactSelect
            id="earlier-round"
            label={texts.round}
            value={String(round)}
            choices={rounds.map((each) => ({ value: String(each), label: String(each) }))}
            onChange={({ target }) => setRound(Number(target.value))}
          />
        </Labelled>
        {input('mailedOn', day)}
        {input('certifiedNumber', { inputMode: 'numeric', autoComplete: 'off', maxLength: 40 })}
        {input('deliveredOn', day)}
        <Labelled problem={problemOf('evidence')} id="earlier-proof">
          <CompactInput
            key={turn}
            id="earlier-proof"
            label={texts.proof}
            type="file"
            accept="image/jpeg,image/png,application/pdf"
            className="[&_input]:py-1"
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
        </Labelled>
      </div>
      <p className="max-w-prose text-muted">{texts.optional}</p>
      <FailureNotice sentence={failure} />
      <div>
        <Button type="submit" size="sm" busy={progress !== null}>
          {texts.save}
        </Button>
      </div>
      <p role="status">{done}</p>
    </form>
  )
}

/** A field of the form with what is wrong with it. */
function Labelled({
  id,
  problem,
  children,
}: {
  id: string
  problem: string | undefined
  children: ReactNode
}) {
  return (
    <div className="min-w-0">
      {children}
      {problem !== undefined && (
        <p id={`${id}-problem`} className="mt-1 font-semibold text-alarm">
          {problem}
        </p>
      )}
    </div>
  )
}

function sentenceOfLogged({ recipient, steps }: MailedLetter): string {
  const proved = steps.filter(({ evidenceUrl }) => evidenceUrl !== null).map(({ state }) => state)
  if (proved.includes('delivered')) return texts.proved(recipient)
  return proved.length > 0 ? texts.mailingProved(recipient) : texts.unproved(recipient)
}
