import { linkedProducts } from '../../../shared/catalogue/linked-products.ts'
import { payAddress } from '../../../shared/catalogue/product.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { type Environment, givenText, parseSetting } from '../settings/read-settings.ts'
import { defineShown, type Setting } from '../settings/setting.ts'
import { type Parse, secureAddress } from '../settings/setting-kinds.ts'

/** 'monthly-access': 'PAYMENT_LINK_MONTHLY_ACCESS'. */
export const paymentLinkName = (key: string) => `PAYMENT_LINK_${key.toUpperCase().replaceAll('-', '_')}`

const example = 'https://buy.stripe.com/…'
const address: Parse<string> = secureAddress(example)

/** One setting for each product with a payment link, by the product's key, in the order of the catalogue. */
export const paymentLinkSettings: readonly { key: string; setting: Setting<string, null> }[] =
  linkedProducts.map(({ key, name, dollars }) => ({
    key,
    setting: defineShown(
      paymentLinkName(key),
      null,
      address,
      `Where ${payAddress(key)} leads without Stripe keys: the payment link of ${name}, ${formatDollars(dollars, { whole: true })}.`,
    ),
  }))

/** Addresses of the payment links that were given, by the key of the product. */
export function readPaymentLinks(env: Environment): Readonly<Record<string, string>> {
  const links: Record<string, string> = {}
  for (const { key, setting } of paymentLinkSettings) {
    const text = givenText(env, setting.name)
    if (text !== null) links[key] = parseSetting(setting, text)
  }
  return links
}
