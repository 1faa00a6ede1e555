import { useMemo } from 'react'
import { notifyClient } from '../../../shared/api/announcements.ts'
import { staffAnnouncementTexts as texts } from '../../../shared/messages/staff/announcements.ts'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { WordWarnings } from '../../ui/word-warnings.tsx'

export interface Words {
  title: string
  message: string
}
/** As the calls check them. */
export const wordsShape = { title: notifyClient.body.shape.title, message: notifyClient.body.shape.message }
type WordProblems = Readonly<Partial<Record<keyof Words, string>>>

interface WordsFieldsProps {
  /** Of the form, so that two of them on one page do not share ids. */
  id: string
  value: Words
  problems: WordProblems
  onChange: (words: Words) => void
}

/** Title and message, with the words that the law forbids pointed out while they are written. */
export function WordsFields({ id, value, problems, onChange }: WordsFieldsProps) {
  const warnings = useMemo(() => forbiddenWordsIn(`${value.title}\n${value.message}`), [value])
  return (
    <>
      <TextField
        id={`${id}-title`}
        label={texts.heading}
        error={problems.title ?? null}
        autoComplete="off"
        value={value.title}
        onChange={(event) => onChange({ ...value, title: event.target.value })}
      />
      <TextArea
        id={`${id}-message`}
        label={texts.message}
        error={problems.message ?? null}
        rows={3}
        value={value.message}
        onChange={(event) => onChange({ ...value, message: event.target.value })}
      />
      <WordWarnings title={texts.warnings} warnings={warnings} />
    </>
  )
}
