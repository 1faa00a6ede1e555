import type { GuideShown } from '../../../shared/api/guides.ts'
import { localDay } from '../../lib/local-day.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type GuideAddress, useSaveAnswers } from './use-guide.ts'

interface PaperDaysProps {
  paper: { id: string; title: string }
  address: GuideAddress
  guide: GuideShown
  onSaved: () => Promise<unknown>
}

const days = ['mailedOn', 'deliveredOn', 'answeredOn'] as const

/** When a letter was mailed, delivered and answered. Without a day of mailing there is no line in the mail log. */
export function PaperDays({ paper, address, guide, onSaved }: PaperDaysProps) {
  const texts = useMessages().guides.mailing
  const toast = useToast()
  const saveAnswers = useSaveAnswers(address, guide.version)
  const own = guide.answers.mailings.find((each) => each.paper === paper.id)
  const form = useSendForm({
    initial: {
      mailedOn: own?.mailedOn ?? '',
      deliveredOn: own?.deliveredOn ?? '',
      answeredOn: own?.answeredOn ?? '',
    },
    keeps: true,
    failed: texts.failed,
    send: ({ mailedOn, deliveredOn, answeredOn }, { call }) => {
      const others = guide.answers.mailings.filter((each) => each.paper !== paper.id)
      const line = {
        paper: paper.id,
        mailedOn,
        deliveredOn: deliveredOn || null,
        answeredOn: answeredOn || null,
      }
      return saveAnswers(call, {
        ...guide.answers,
        mailings: mailedOn === '' ? others : [...others, line],
      })
    },
    onSent: async () => {
      toast({ title: texts.saved, kind: 'success' })
      await onSaved()
    },
  })
  return (
    <details className="mt-1" open={own !== undefined}>
      <summary className="min-h-12 cursor-pointer py-3 text-sm text-muted">{texts.title}</summary>
      <form noValidate aria-label={`${texts.title}: ${paper.title}`} onSubmit={form.submit}>
        <FailureNotice sentence={form.failure} />
        <div className="flex flex-wrap items-end gap-4">
          {days.map((name) => (
            <TextField
              key={name}
              id={`${name}-${paper.id}`}
              type="date"
              optional
              max={localDay(new Date())}
              label={texts[name]}
              {...form.field(name)}
            />
          ))}
          <Button type="submit" kind="secondary" busy={form.busy}>
            {texts.save}
          </Button>
        </div>
      </form>
    </details>
  )
}
