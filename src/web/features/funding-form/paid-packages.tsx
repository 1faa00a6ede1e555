import type { listFormPackages } from '../../../shared/api/funding-payments.ts'
import { bringsFee } from '../../../shared/catalogue/fee-packages.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Notice } from '../../ui/notice.tsx'

export type FormPackages = CallReply<typeof listFormPackages>

export const hasFee = (packages: FormPackages['packages']): boolean =>
  packages.some(({ key }) => bringsFee(key))

/** What is paid for the application that this form sends, and that nothing of it was sent yet. */
export function PaidPackages({ packages }: { packages: FormPackages['packages'] }) {
  const { funding } = useMessages()
  const say = useSay()
  const texts = funding.packages
  if (packages.length === 0) return null
  return (
    <Notice tone="good" role="status" title={texts.paidTitle}>
      <ul className="list-disc pl-5">
        {packages.map(({ key, name, paid, paidOn }) => (
          <li key={`${key} ${paidOn}`}>
            {texts.paidLine(say(name), formatDollars(paid), formatDay(paidOn))}
          </li>
        ))}
      </ul>
      <p className="mt-2">{texts.notSentYet}</p>
    </Notice>
  )
}
