import { listFormPackages } from '../../../shared/api/funding-payments.ts'
import { useCall } from '../../lib/use-call.ts'
import type { FormPackages } from './paid-packages.tsx'

/**
 * What is paid and waits for this form, as the server says; nothing of it comes from the address.
 * @param purchase the checkout session that the form was opened with
 */
export function useFormPackages(purchase: string | null): {
  /** null: not known yet, or not now. */
  answer: FormPackages | null
  packages: FormPackages['packages']
  failed: boolean
  again: () => Promise<unknown>
} {
  const { data, isError, refetch } = useCall(
    listFormPackages,
    { query: purchase === null ? {} : { purchase } },
    { anew: true },
  )
  return { answer: data ?? null, packages: data?.packages ?? [], failed: isError, again: refetch }
}
