import type { ReactNode } from 'react'
import { messageTopics } from '../../../shared/api/visitor-messages.ts'
import type { MessageFormTexts } from '../../../shared/messages/en/message-form.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { EmailField, TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { emptyMessage, fieldIdOf, type MessageValues } from './message-values.ts'

interface MessageFieldsProps {
  texts: MessageFormTexts
  values: MessageValues
  problems: Partial<Record<keyof MessageValues, string>>
  busy: boolean
  /** Absent in the page as the build makes it: nothing there can be sent. */
  onSubmit?: (event: { preventDefault: () => void }) => void
  onChange: (changes: Partial<MessageValues>) => void
  /** What stands above the fields: problems, what became of it. */
  children?: ReactNode
}

/** Who writes, about what, and the text. */
export function MessageFields({
  texts,
  values,
  problems,
  busy,
  onSubmit,
  onChange,
  children,
}: MessageFieldsProps) {
  const field = (name: keyof MessageValues) => ({
    id: fieldIdOf(name),
    name,
    value: values[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  })
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => (onSubmit ? onSubmit(event) : event.preventDefault())}
    >
      {children}
      <TextField {...field('name')} label={texts.name} autoComplete="name" spellCheck={false} />
      <EmailField {...field('email')} label={texts.email} hint={texts.emailHint} />
      <SelectField
        {...field('topic')}
        label={texts.topic}
        choices={messageTopics.map((topic) => ({ value: topic, label: texts.topics[topic] }))}
      />
      <TextField
        {...field('order')}
        label={texts.order}
        hint={texts.orderHint}
        optional
        autoComplete="off"
        spellCheck={false}
      />
      <TextArea {...field('message')} label={texts.message} hint={texts.messageHint} rows={6} />
      <div className="sr-only" aria-hidden="true">
        <label htmlFor={fieldIdOf('website')}>{texts.website}</label>
        <input
          id={fieldIdOf('website')}
          name="website"
          type="text"
          tabIndex={-1}
          autoComplete="off"
          value={values.website}
          onChange={(event) => onChange({ website: event.currentTarget.value })}
        />
      </div>
      <p className="text-base text-muted">
        {texts.kept} <TextLink to="/privacy">{texts.privacyLink}</TextLink>
      </p>
      <Button
        type={onSubmit ? 'submit' : 'button'}
        busy={busy}
        className="justify-self-start noscript:hidden"
      >
        {busy ? texts.sending : texts.submit}
      </Button>
    </form>
  )
}

/** The form as a page carries it until its script takes it over: it can be read and typed into, and sends nothing. */
export function WaitingMessageForm({ texts }: { texts: MessageFormTexts }) {
  return <MessageFields texts={texts} values={emptyMessage} problems={{}} busy={false} onChange={() => {}} />
}
