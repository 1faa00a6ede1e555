import type { FastifyRequest } from 'fastify'
import { findLinkedProduct } from '../../../shared/catalogue/linked-products.ts'
import type { PageGuard } from '../http/serve-site.ts'
import type { PaymentProvider } from './payment-provider.ts'

/**
 * `/pay/{key}` (decision 12): the app's page, which asks the server for a page at the price less what was paid before. A
 * configured payment link is only the way on where no key of the provider is set: a link knows no credits. It is given the
 * buyer's email address when the query names one.
 * @param links addresses of payment links by the key of the product, as the settings give them
 * @param provider 'sandbox' when no key is set
 * @param isAsked whether something is asked of the buyer of a product first, of which a link knows nothing
 */
export function guardPaymentLinks(
  links: Readonly<Record<string, string>>,
  provider: PaymentProvider['name'],
  isAsked: (key: string) => boolean = () => false,
): PageGuard {
  return (request: FastifyRequest) => {
    const { key } = request.params as { key: string }
    if (!findLinkedProduct(key)) return 'not-found'
    const link = provider === 'sandbox' && !isAsked(key) ? links[key] : undefined
    if (link === undefined) return 'page'
    const address = new URL(link)
    const query = request.query as { prefilled_email?: unknown; email?: unknown }
    const email = query.prefilled_email ?? query.email
    if (typeof email === 'string' && email !== '') address.searchParams.set('prefilled_email', email)
    return { seeOther: address.href }
  }
}
