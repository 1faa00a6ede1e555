import { useState } from 'react'
import {
  findReadinessPackage,
  offeredReadinessPackage,
  type ReadinessPackageKey,
} from '../../../shared/catalogue/readiness-packages.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { readPaidPackage } from '../../lib/funding-records.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TickedList } from '../../ui/ticked-list.tsx'

interface PackageCardProps {
  hasBusinessEntity: boolean
  busy: boolean
  failure: string | null
  onPay: (productType: ReadinessPackageKey) => void
}

/** The package that fits: the entity bundle without an entity, ARMOR Ready with one (decision 36). */
export function PackageCard({ hasBusinessEntity, busy, failure, onPay }: PackageCardProps) {
  const { funding } = useMessages()
  const say = useSay()
  const [paid] = useState(readPaidPackage)
  const key = offeredReadinessPackage(hasBusinessEntity)
  const product = findReadinessPackage(key)
  if (paid) {
    return (
      <Notice tone="good">
        <p>{funding.packages.paid(say(paid.service))}</p>
      </Notice>
    )
  }
  if (!product) return null
  return (
    <Card id="package" title={funding.packages.title}>
      <p className="text-muted">{funding.packages.lead}</p>
      <p className="mt-4 font-semibold">{product.name}</p>
      <p>{say(product.description)}</p>
      <TickedList items={product.inclusions.map((inclusion) => say(inclusion))} className="mt-2 gap-1" />
      {failure && (
        <Notice tone="alarm" role="alert" title={funding.packages.failedTitle} className="mt-4">
          <p>{say(failure)}</p>
        </Notice>
      )}
      <Button kind="secondary" className="mt-4" busy={busy} onClick={() => onPay(key)}>
        {busy
          ? funding.packages.preparing
          : funding.packages.pay(formatDollars(product.dollars), product.name)}
      </Button>
    </Card>
  )
}
