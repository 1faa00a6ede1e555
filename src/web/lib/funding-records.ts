import * as z from 'zod/mini'
import { applicationPackage } from '../../shared/catalogue/success-fees.ts'
import { type FundingFields, fundingFields } from '../../shared/rules/funding-form.ts'
import { readStored, removeStored, type StoredRecord, writeStored } from './stored-record.ts'
import { readTab, writeTab } from './tab-record.ts'

/** What is kept in this browser around a funding payment (specification, section 3). The two ids are plain texts. */
const formData = {
  name: 'funding-form-data',
  schema: z.object({ fields: fundingFields }),
} satisfies StoredRecord<z.ZodMiniType>

const paymentSuccess = {
  name: 'payment-success',
  schema: z.object({
    paymentIntentId: z.string(),
    productType: z.string(),
    /** Dollars. */
    amount: z.number(),
    /** Name of the product. */
    service: z.string(),
  }),
} satisfies StoredRecord<z.ZodMiniType>
export type PaymentSuccess = z.output<typeof paymentSuccess.schema>

/** The payment that the checkout of this tab is for; its secret stays out of the address. */
const openedCheckout = {
  name: 'funding-checkout',
  schema: z.object({ product: z.string(), amount: z.string(), clientSecret: z.string() }),
} satisfies StoredRecord<z.ZodMiniType>
export type OpenedCheckout = z.output<typeof openedCheckout.schema>

/** Before the browser leaves for the checkout. */
export function keepForCheckout(given: {
  fields: FundingFields
  paymentIntentId: string
  productType: string
}): void {
  writeStored(formData, { fields: given.fields })
  writeText('payment-intent-id', given.paymentIntentId)
  writeText('product-type', given.productType)
}

/** What was kept on the way to the checkout. The two ids go with it after a day (decision 20). */
export function readKeptForm(): FundingFields | null {
  const kept = readStored(formData)
  if (!kept) forgetIds()
  return kept?.fields ?? null
}

/**
 * Whether this browser left the form for this payment and has not sent it: then the payment leads back to it, for nobody is to be
 * thanked for what was not sent. The application package is bought for an application that was.
 */
export const hasUnsentForm = (productKey: string): boolean =>
  productKey !== applicationPackage.key && readKeptForm() !== null

export const readKeptProduct = (): string | null => readText('product-type')
export const readKeptIntent = (): string | null => readText('payment-intent-id')

/** After an application was sent: nothing of it stays in this browser. */
export const forgetKeptForm = (): void => removeStored(formData)

/** The payment is made: its record takes the place of what was kept for the checkout. */
export function keepPaymentSuccess(record: PaymentSuccess): void {
  writeStored(paymentSuccess, record)
  forgetIds()
}

/** The record, once: it is removed from the browser and remembered by this tab, so that a reload shows it again. */
export function takePaymentSuccess(): PaymentSuccess | null {
  const record = readStored(paymentSuccess)
  if (!record) return readTab(paymentSuccess)
  removeStored(paymentSuccess)
  writeTab(paymentSuccess, record)
  return record
}

export const readOpenedCheckout = (): OpenedCheckout | null => readTab(openedCheckout)
export const keepOpenedCheckout = (given: OpenedCheckout): void => writeTab(openedCheckout, given)

function forgetIds(): void {
  removeStored({ name: 'payment-intent-id' })
  removeStored({ name: 'product-type' })
}

function writeText(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // The address carries the same; only the fallback is lost.
  }
}

function readText(name: string): string | null {
  try {
    return localStorage.getItem(name)?.replace(/^"|"$/g, '') || null
  } catch {
    return null
  }
}
