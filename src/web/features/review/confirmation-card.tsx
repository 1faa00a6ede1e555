import { useState } from 'react'
import type { ReviewConfirmation } from '../../../shared/api/review.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LinePicture } from './line-picture.tsx'

interface ConfirmationCardProps {
  value: ReviewConfirmation
  frozen: boolean
  failure: string | undefined
  onConfirm: (correct: boolean) => void
}

/** A value that character recognition read, beside the place it was read from: right or not. */
export function ConfirmationCard({ value, frozen, failure, onConfirm }: ConfirmationCardProps) {
  const texts = useMessages().review.confirmations
  const [broken, setBroken] = useState(false)
  const { picture, label, read, bureau } = value
  return (
    <li className="rounded-lg border border-line bg-surface p-5">
      <p className="text-sm text-muted">{[bureau, value.creditor, label].filter(Boolean).join(' · ')}</p>
      {picture && !broken ? (
        <div className="mt-2 overflow-hidden rounded-sm border border-b-0 border-line">
          <LinePicture
            picture={picture}
            loading="lazy"
            isInColumns={value.inColumns}
            alt={texts.alt(bureau, label)}
            openName={texts.larger(bureau, label)}
            onBroken={() => setBroken(true)}
          />
        </div>
      ) : (
        <p className="mt-2 rounded-sm border border-dashed border-edge p-3 text-muted">{texts.noPicture}</p>
      )}
      <p className="mt-3 font-semibold">{texts.question(read)}</p>
      <p className="text-sm text-muted">{texts.sure(Math.round(value.confidence * 100))}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: two toggle buttons are no form fields */}
      <div role="group" aria-label={texts.group(label, read)} className="mt-3 flex gap-2">
        {[true, false].map((correct) => (
          <button
            key={String(correct)}
            type="button"
            aria-pressed={value.confirmed === correct}
            disabled={frozen}
            onClick={() => onConfirm(correct)}
            className={classNames(
              'inline-flex min-h-12 min-w-20 items-center justify-center rounded-md border px-4 font-semibold disabled:cursor-not-allowed',
              value.confirmed === correct
                ? 'border-press bg-press text-on-press'
                : 'border-edge bg-surface text-ink enabled:hover:bg-press-soft disabled:text-muted',
            )}
          >
            {correct ? texts.yes : texts.no}
          </button>
        ))}
      </div>
      {value.confirmed !== null && (
        <p className="mt-2 text-sm text-muted">{value.confirmed ? texts.confirmed : texts.denied}</p>
      )}
      {failure && (
        <p role="alert" className="mt-2 font-semibold text-alarm">
          {failure}
        </p>
      )}
    </li>
  )
}
