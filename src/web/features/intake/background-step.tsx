import type { UseFormReturn } from 'react-hook-form'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { HelpTopicPopover } from './help-topic-popover.tsx'
import type { IntakeValues } from './intake-values.ts'
import { useNamedErrors } from './use-named-errors.ts'

const choicesOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const asked = ['previousDisputes', 'identityTheft', 'ftcAffidavit'] as const

/** Whether none of the three was answered otherwise. */
export const mayBeNoToAll = (form: UseFormReturn<IntakeValues>): boolean =>
  form.watch(asked).every((answer) => answer === '' || answer === 'no')

export function answerNoToAll(form: UseFormReturn<IntakeValues>): void {
  for (const name of asked) form.setValue(name, 'no', { shouldDirty: true })
  void form.trigger(asked)
}

/** Step 2, the questions. Whom none of them concerns answers all three with one press, and sees what was answered. The police report is asked only after identity theft. */
export function BackgroundQuestions({ form }: { form: UseFormReturn<IntakeValues> }) {
  const { intake } = useMessages()
  const { register, formState, watch } = form
  const error = useNamedErrors(formState.errors)
  return (
    <>
      <div className="grid justify-items-start gap-2">
        <p>{intake.noneApplies}</p>
        <Button kind="secondary" onClick={() => answerNoToAll(form)}>
          {intake.noToAll}
        </Button>
      </div>
      <RadioGroup
        id="previousDisputes"
        label={intake.previousDisputes}
        choices={choicesOf(intake.previousDisputesChoices)}
        inline
        help={<HelpTopicPopover name="previousDisputes" position="bottom" size="md" kind="info" />}
        error={error('previousDisputes')}
        {...register('previousDisputes')}
      />
      <RadioGroup
        id="identityTheft"
        label={intake.identityTheft}
        choices={choicesOf(intake.identityTheftChoices)}
        inline
        help={<HelpTopicPopover name="identityTheft" position="bottom" size="md" kind="warning" />}
        error={error('identityTheft')}
        {...register('identityTheft')}
      />
      {watch('identityTheft') === 'yes' && (
        <div className="border-l-4 border-line pl-4">
          <RadioGroup
            id="policeReport"
            label={intake.policeReport}
            choices={choicesOf(intake.reportChoices)}
            inline
            error={error('policeReport')}
            {...register('policeReport')}
          />
        </div>
      )}
      <RadioGroup
        id="ftcAffidavit"
        label={intake.ftcAffidavit}
        choices={choicesOf(intake.reportChoices)}
        inline
        help={<HelpTopicPopover name="ftcAffidavit" position="left" size="lg" kind="educational" />}
        error={error('ftcAffidavit')}
        {...register('ftcAffidavit')}
      />
      <TextArea
        id="notes"
        label={intake.notes}
        hint={intake.notesHint}
        optional
        rows={4}
        error={error('notes')}
        {...register('notes')}
      />
    </>
  )
}
