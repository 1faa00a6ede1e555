import type * as z from 'zod/mini'
import type { retention } from '../../../shared/api/privacy.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Card } from '../../ui/card.tsx'

/** Until when everything is kept, and what stays after that. */
export function KeepingCard({ kept }: { kept: z.output<typeof retention> }) {
  const texts = useMessages().privacy.keeping
  const { afterCancellationOn: cancelled, afterLastUseOn: unused } = kept
  const ends =
    cancelled !== null && cancelled < unused
      ? texts.cancelled(formatDay(cancelled))
      : texts.unused(formatDay(unused))
  return (
    <Card id="keeping" title={texts.title}>
      <p>
        {ends} {texts.warned}
      </p>
      <p className="mt-3 text-muted">{texts.stays}</p>
    </Card>
  )
}
