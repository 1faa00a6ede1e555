import { type ReactNode, useMemo } from 'react'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import type { SendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { WordWarnings } from '../../ui/word-warnings.tsx'

interface StaffMessageFieldsProps {
  id: string
  form: SendForm<{ message: string }>
  texts: { answer: string; answerHint: string; send: string }
  /** Said above words that the law forbids. */
  warningsTitle: string
  rows: number
  /** Takes what waits off the list without an answer; absent when nothing waits. */
  close?: { label: string; busy: boolean; onClose: () => void } | undefined
  /** Between text and buttons. */
  children?: ReactNode
}

/** What staff write to somebody, sent with Ctrl+Enter too; words that the law forbids are pointed out while it is written. */
export function StaffMessageFields(props: StaffMessageFieldsProps) {
  const { form, texts, close } = props
  const { message } = form.values
  const warnings = useMemo(() => forbiddenWordsIn(message), [message])
  return (
    <>
      <TextArea
        id={props.id}
        label={texts.answer}
        hint={texts.answerHint}
        {...form.field('message')}
        rows={props.rows}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void form.submit(event)
        }}
      />
      <WordWarnings title={props.warningsTitle} warnings={warnings} />
      {props.children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" className="min-h-11" busy={form.busy}>
          {texts.send}
        </Button>
        {close && (
          <Button kind="secondary" size="sm" className="min-h-11" busy={close.busy} onClick={close.onClose}>
            {close.label}
          </Button>
        )}
      </div>
    </>
  )
}
