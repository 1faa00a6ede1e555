import type { FastifyRequest } from 'fastify'
import { findLinkedProduct } from '../../../shared/catalogue/linked-products.ts'
import type { PageGuard } from '../http/serve-site.ts'

/**
 * `/pay/{key}` (decision 12): on to the configured payment link, with the buyer's email address when the query names
 * one; without a link the app's page, which is the sandbox's hosted page or says that nothing can be bought now.
 * @param links addresses of payment links by the key of the product, as the settings give them
 */
export function guardPaymentLinks(links: Readonly<Record<string, string>>): PageGuard {
  return (request: FastifyRequest) => {
    const { key } = request.params as { key: string }
    if (!findLinkedProduct(key)) return 'not-found'
    const link = links[key]
    if (link === undefined) return 'page'
    const address = new URL(link)
    const query = request.query as { prefilled_email?: unknown; email?: unknown }
    const email = query.prefilled_email ?? query.email
    if (typeof email === 'string' && email !== '') address.searchParams.set('prefilled_email', email)
    return { seeOther: address.href }
  }
}
