import type { GuideAnswers, GuideShown } from '../../../shared/api/guides.ts'
import { bureauKeys, bureauNames } from '../../../shared/api/vocabulary.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useLeaveGuard } from '../../lib/use-leave-guard.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { LeaveQuestion } from '../../ui/leave-question.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { EntryList } from './entry-list.tsx'
import { RentalFields } from './rental-fields.tsx'
import { type GuideAddress, useSaveAnswers } from './use-guide.ts'

interface GuideFormProps {
  address: GuideAddress
  guide: GuideShown
  onSaved: () => Promise<unknown>
}

/** What the papers are filled with. Nothing is asked twice, and nothing must be known: what is empty stays a blank in the papers. */
export function GuideForm({ address, guide, onSaved }: GuideFormProps) {
  const texts = useMessages().guides.form
  const toast = useToast()
  const saveAnswers = useSaveAnswers(address, guide.version)
  const form = useSendForm<GuideAnswers, GuideShown>({
    initial: guide.answers,
    keeps: true,
    failed: texts.failed,
    // The days of mailing have a form of their own.
    send: (values, { call }) => saveAnswers(call, { ...values, mailings: guide.answers.mailings }),
    onSent: async () => {
      toast({ title: texts.saved, kind: 'success' })
      await onSaved()
    },
  })
  const { values, change } = form
  const leaving = useLeaveGuard(!form.sent && asKept(values) !== asKept(guide.answers))
  const taken = new Set(values.entries.map(({ id }) => id))
  return (
    <Card id="guide-form" title={texts.title}>
      <form noValidate className="grid gap-8" onSubmit={form.submit}>
        <FailureNotice sentence={form.failure} />
        {leaving.state === 'blocked' && (
          <LeaveQuestion
            sentence={texts.leave}
            stay={texts.leaveNo}
            leave={texts.leaveYes}
            onStay={leaving.reset}
            onLeave={leaving.proceed}
          />
        )}
        <PersonFields person={values.person} onChange={(person) => change({ person })} />
        {guide.forms.includes('bureau') && (
          <RadioGroup
            id="guide-bureau"
            name="guide-bureau"
            label={texts.bureau}
            inline
            choices={bureauKeys.map((value) => ({ value, label: bureauNames[value] }))}
            value={values.chosenBureau ?? ''}
            onChange={({ target }) =>
              change({ chosenBureau: bureauKeys.find((key) => key === target.value) ?? null })
            }
          />
        )}
        {guide.forms.includes('rental') && (
          <RentalFields rental={values.rental} onChange={(rental) => change({ rental })} />
        )}
        {guide.forms.includes('entries') && (
          <EntryList
            entries={values.entries}
            known={guide.known.filter(({ id }) => !taken.has(id))}
            onChange={(entries) => change({ entries })}
          />
        )}
        <div>
          <Button type="submit" busy={form.busy}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** What this form changes of the answers, to compare. */
function asKept({ mailings, ...own }: GuideAnswers): string {
  return JSON.stringify(own)
}

function PersonFields(props: {
  person: GuideAnswers['person']
  onChange: (person: GuideAnswers['person']) => void
}) {
  const texts = useMessages().guides.form
  const { person, onChange } = props
  const field = (name: keyof GuideAnswers['person'], label: string, autoComplete: string) => (
    <TextField
      id={`guide-${name}`}
      label={label}
      autoComplete={autoComplete}
      optional
      value={person[name]}
      onChange={({ target }) => onChange({ ...person, [name]: target.value })}
    />
  )
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 text-lg font-semibold">{texts.person}</legend>
      {field('name', texts.name, 'name')}
      {field('mailingAddress', texts.address, 'street-address')}
      <div className="grid gap-5 sm:grid-cols-3">
        {field('city', texts.city, 'address-level2')}
        {field('state', texts.state, 'address-level1')}
        {field('zipCode', texts.zip, 'postal-code')}
      </div>
    </fieldset>
  )
}
