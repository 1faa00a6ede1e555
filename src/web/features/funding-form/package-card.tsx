import { armorReady, entityReadiness } from '../../../shared/catalogue/funding-products.ts'
import {
  findReadinessPackage,
  offeredReadinessPackage,
  type ReadinessPackageKey,
} from '../../../shared/catalogue/readiness-packages.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TickedList } from '../../ui/ticked-list.tsx'
import type { FormPackages } from './paid-packages.tsx'

interface PackageCardProps {
  hasBusinessEntity: boolean
  paid: FormPackages['packages']
  busy: boolean
  failure: string | null
  onPay: (productType: ReadinessPackageKey) => void
}

/**
 * The package that fits: the entity bundle without an entity, ARMOR Ready with one (decision 36). Nothing is offered that is paid, nor
 * what a paid package brings along. Whoever paid for ARMOR Ready before the bundle is told that it is given back (docs/decisions/183).
 */
export function PackageCard({ hasBusinessEntity, paid, busy, failure, onPay }: PackageCardProps) {
  const { funding } = useMessages()
  const say = useSay()
  const key = offeredReadinessPackage(hasBusinessEntity)
  const product = findReadinessPackage(key)
  if (!product || paid.some((each) => each.key === key || each.key === 'entity-readiness')) return null
  const before = key === entityReadiness.key && paid.find((each) => each.key === armorReady.key)
  return (
    <Card id="package" title={funding.packages.title}>
      <p className="text-muted">{funding.packages.lead}</p>
      <p className="mt-4 font-semibold">{say(product.name)}</p>
      <p>{say(product.description)}</p>
      <TickedList items={product.inclusions.map((inclusion) => say(inclusion))} className="mt-2 gap-1" />
      {before && (
        <p className="mt-4">{funding.packages.givenBack(formatDollars(before.paid), say(before.name))}</p>
      )}
      {failure && (
        <Notice tone="alarm" role="alert" title={funding.packages.failedTitle} className="mt-4">
          <p>{say(failure)}</p>
        </Notice>
      )}
      <Button kind="secondary" className="mt-4" busy={busy} onClick={() => onPay(key)}>
        {busy
          ? funding.packages.preparing
          : funding.packages.pay(formatDollars(product.dollars), say(product.name))}
      </Button>
    </Card>
  )
}
