import CreditCard from 'lucide-react/icons/credit-card'
import { useSyncExternalStore } from 'react'
import { TextField } from '../../../ui/text-field.tsx'
import { type CardField, groupNumber } from './card-check.ts'
import type { CardStore } from './card-store.ts'

/**
 * The stand-in of the provider's payment element in its layout of tabs (specification, section 2): a tab for each way to
 * pay, of which the sandbox has one.
 */
export function PaymentTabs({ store }: { store: CardStore }) {
  return (
    <div className="grid gap-4">
      <div role="tablist" aria-label="Payment method">
        <button
          type="button"
          role="tab"
          id="sandbox-card-tab"
          aria-selected="true"
          aria-controls="sandbox-card-panel"
          className="inline-flex min-h-12 items-center gap-2 rounded-md border-2 border-press bg-surface px-4 font-semibold text-press"
        >
          <CreditCard aria-hidden="true" className="size-5" />
          Card
        </button>
      </div>
      <div role="tabpanel" id="sandbox-card-panel" aria-labelledby="sandbox-card-tab">
        <CardFields store={store} />
      </div>
    </div>
  )
}

/** Labels and placeholders are the provider's. */
function CardFields({ store }: { store: CardStore }) {
  const { entry, problems, tried } = useSyncExternalStore(store.subscribe, store.read)
  const errorOf = (field: CardField) =>
    tried ? (problems.find((problem) => problem.field === field)?.message ?? null) : null
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <div className="sm:col-span-6">
        <TextField
          id="sandbox-card-number"
          label="Card number"
          autoComplete="cc-number"
          inputMode="numeric"
          placeholder="1234 1234 1234 1234"
          value={entry.number}
          error={errorOf('number')}
          onChange={(event) => store.type('number', groupNumber(event.target.value))}
        />
      </div>
      <div className="sm:col-span-2">
        <TextField
          id="sandbox-card-expiry"
          label="Expiration date"
          autoComplete="cc-exp"
          inputMode="numeric"
          placeholder="MM / YY"
          value={entry.expiry}
          error={errorOf('expiry')}
          onChange={(event) => store.type('expiry', event.target.value.slice(0, 9))}
        />
      </div>
      <div className="sm:col-span-2">
        <TextField
          id="sandbox-card-code"
          label="Security code"
          autoComplete="cc-csc"
          inputMode="numeric"
          placeholder="CVC"
          value={entry.code}
          error={errorOf('code')}
          onChange={(event) => store.type('code', event.target.value.replace(/\D/g, '').slice(0, 4))}
        />
      </div>
      <div className="sm:col-span-2">
        <TextField
          id="sandbox-card-zip"
          label="ZIP code"
          autoComplete="postal-code"
          inputMode="numeric"
          placeholder="12345"
          value={entry.zip}
          error={errorOf('zip')}
          onChange={(event) => store.type('zip', event.target.value.slice(0, 10))}
        />
      </div>
    </div>
  )
}
