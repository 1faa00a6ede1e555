import * as z from 'zod/mini'
import { findLinkedProduct } from '../../shared/catalogue/linked-products.ts'
import type { LinkedProduct } from '../../shared/catalogue/product.ts'
import { PaymentForm } from '../features/payments/payment-form.tsx'
import { PaymentPreparing } from '../features/payments/payment-preparing.tsx'
import { CancelLink } from '../features/storefront/cancel-link.tsx'
import { PaymentPanel } from '../features/storefront/payment-panel.tsx'
import { productPage } from '../features/storefront/product-page.ts'
import { ProductSummary } from '../features/storefront/product-summary.tsx'
import { ProviderWay } from '../features/storefront/provider-way.tsx'
import { RenewalTerms } from '../features/storefront/renewal-terms.tsx'
import { RunningSubscription } from '../features/storefront/running-subscription.tsx'
import { usePaymentPage } from '../features/storefront/use-payment-page.ts'
import { useRenewalAgreement } from '../features/storefront/use-renewal-agreement.ts'
import { sentenceOf } from '../lib/api-error.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { useParams } from '../lib/router/router-context.tsx'
import { useMessages } from '../lib/use-messages.tsx'
import { useSay } from '../lib/use-say.ts'
import { useSearch } from '../lib/use-search.ts'
import { AgreementNeeded, isAgreementNeeded } from '../parts/agreement/agreement-needed.tsx'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

const text = () => z.catch(z.nullable(z.string()), null)
const paySearch = z.object({ email: text(), prefilled_email: text(), agreement: text() })

/**
 * `/pay/{key}` (decision 12): what is charged, by the server's price less what was paid before. The sandbox's payment is
 * made here, Stripe's on its own page. A subscription is opened after its renewal terms were agreed to.
 */
export default function PayPage() {
  const product = findLinkedProduct(useParams().key ?? '')
  return product ? <ProductPayment product={product} /> : <NothingSold />
}

/** Seen in development only: the server answers an unknown key with the not-found page. */
function NothingSold() {
  const { pay } = useMessages()
  usePageTitle(pay.unknownTitle)
  return (
    <PageFrame width="narrow">
      <PageHeading title={pay.unknownTitle} lead={pay.unknown} />
      <LinkButton to="/all-solutions">{pay.seeAll}</LinkButton>
    </PageFrame>
  )
}

function ProductPayment({ product }: { product: LinkedProduct }) {
  const { pay } = useMessages()
  const say = useSay()
  const [search] = useSearch(paySearch)
  const email = search.email ?? search.prefilled_email ?? ''
  const agreement = useRenewalAgreement(product)
  const { data, error, isError, isFetching, refetch } = usePaymentPage(
    product.key,
    email,
    agreement === null ? undefined : agreement.agreed,
    search.agreement,
  )
  usePageTitle(pay.pageTitle(say(product.name)))
  return (
    <PageFrame width="medium">
      <PageHeading
        above={
          // The place is kept while it is not known who takes the payment.
          <p className="mb-2 min-h-6 font-semibold text-muted">{data?.at === 'here' ? pay.above : null}</p>
        }
        title={say(product.name)}
        lead={say(product.description)}
      />
      <div className="grid items-start gap-8 lg:grid-cols-[2fr_3fr]">
        <div className="grid gap-4">
          <ProductSummary product={product} offer={data?.offer ?? null} />
          <p>
            <CancelLink to={productPage(product)} />
          </p>
        </div>
        <div>
          {isAgreementNeeded(error) ? (
            <AgreementNeeded error={error} order={{ product: product.key, agreement: search.agreement }} />
          ) : (
            isError && (
              <Notice tone="alarm" role="alert" title={say(sentenceOf(error, pay.openFailed))}>
                <Button kind="secondary" className="mt-3" busy={isFetching} onClick={() => refetch()}>
                  {pay.again}
                </Button>
              </Notice>
            )
          )}
          {agreement && <RenewalTerms agreement={agreement} busy={isFetching} opened={data !== undefined} />}
          {!data && !isError && (agreement === null || isFetching) && <PaymentPreparing />}
          {data?.offer.running && <RunningSubscription running={data.offer.running} />}
          {data?.at === 'provider' && <ProviderWay offer={data.offer} url={data.url} />}
          {data?.at === 'here' && (
            <PaymentPanel
              product={product}
              opened={data}
              email={email}
              takesFocus={agreement !== null}
              renderCard={(given) => <PaymentForm {...given} />}
            />
          )}
        </div>
      </div>
    </PageFrame>
  )
}
