import type { ReactNode } from 'react'
import type { HoldingShown } from '../../../shared/api/holding.ts'
import type { holdingTexts } from '../../../shared/messages/en/holding.ts'
import { formatDay } from '../../lib/format.ts'
import { useSay } from '../../lib/use-say.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** What a case holds, as name and value: rounds used of, until when. Nothing for a record of which nothing is paid. */
export function holdingFacts(
  holding: HoldingShown | null,
  texts: typeof holdingTexts,
): readonly (readonly [string, string])[] {
  if (!holding) return []
  const { rounds, begun, until, isOver } = holding
  const service = until === null ? texts.withoutEnd : (isOver ? texts.ended : texts.until)(formatDay(until))
  return [
    [texts.rounds, rounds === null ? texts.usedOfUnlimited(begun) : texts.used(begun, rounds)],
    [texts.service, service],
  ]
}

/** The way to a larger package, while something is lacking. */
export function HoldingUpgrade({
  holding,
  texts,
}: {
  holding: Pick<HoldingShown, 'upgrade'> | null
  texts: typeof holdingTexts
}): ReactNode {
  const say = useSay()
  if (!holding?.upgrade) return null
  const { name, address } = holding.upgrade
  return (
    <TextLink to={address} className="inline-flex min-h-11 items-center">
      {texts.upgrade(say(name))}
    </TextLink>
  )
}
