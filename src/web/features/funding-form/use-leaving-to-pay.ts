import { useRef, useState } from 'react'
import type { ReadinessPackageKey } from '../../../shared/catalogue/readiness-packages.ts'
import type { FileKeeping } from '../../lib/use-kept-files.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import type { FundingFileField } from './use-funding-files.ts'
import type { useFundingWizard } from './use-funding-wizard.ts'
import { usePackagePayment } from './use-package-payment.ts'

/**
 * Leaves the form for the checkout once everything typed and chosen is on the server: whoever comes back, paid or not, goes on where
 * the form was left. What could not be kept keeps the person here.
 */
export function useLeavingToPay(
  wizard: Pick<ReturnType<typeof useFundingWizard>, 'mayPay' | 'now' | 'draft'>,
  keeping: Pick<FileKeeping<FundingFileField>, 'arrive'>,
) {
  const { funding } = useMessages()
  const payment = usePackagePayment()
  const begun = useRef(false)
  const [waits, setWaits] = useState(false)
  const [unkept, setUnkept] = useState(false)

  async function pay(productType: ReadinessPackageKey): Promise<void> {
    if (begun.current || !wizard.mayPay()) return
    begun.current = true
    setWaits(true)
    try {
      const isDraftKept = await wizard.draft.keep()
      const lost = await keeping.arrive()
      const isLost = !isDraftKept || lost.length > 0
      setUnkept(isLost)
      if (!isLost) await payment.pay(productType, wizard.now())
    } finally {
      begun.current = false
      setWaits(false)
    }
  }
  return {
    pay,
    busy: waits || payment.busy,
    failure: unkept ? funding.packages.notKept : payment.failure,
  }
}
