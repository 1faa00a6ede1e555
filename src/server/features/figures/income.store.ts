import { type SQL, sql } from 'drizzle-orm'
import { clientArrivals } from '../arrivals/arrivals.tables.ts'
import { clients } from '../clients/clients.tables.ts'
import { fundingPayments } from '../funding-packages/funding-packages.tables.ts'
import { postalOrders } from '../postal/postal.tables.ts'
import { chargebacks, payments, purchasePayments, purchases } from '../settlement/settlement.tables.ts'

/**
 * Every payment that settled, once, wherever it is kept: kind, product, name, reference, client_id, person (the address in lower case, sealed, ''
 * after a deletion), paid_at, paid and refunded in cents. A package bought by link is a payment of the checkout and counted as that. What came
 * in another sum than was asked for counts once it was accepted; what was paid elsewhere at noon of its day in the office.
 * Of what a bank took back for good as much counts as refunded, and never more than was paid (decision 176).
 */
export const income: SQL = sql`(
  with lost as (
    select payment_intent_id, sum(amount_cents)::int as cents from ${chargebacks} where status = 'lost' group by 1
  ), settled as (
  select 'checkout' as kind, p.product_key as product, p.product_name as name, p.payment_intent_id as reference,
    p.client_id, coalesce(c.email_key, p.email_key) as person, p.settled_at as paid_at,
    p.amount_cents as paid, p.refunded_cents as refunded
  from ${payments} p left join ${clients} c on c.id = p.client_id
  where p.settled_at is not null
  union all
  select case when b.subscription_id is null then 'purchase' else 'subscription' end, b.product_key, b.product_name,
    p.payment_intent_id, b.client_id, b.email_key,
    case when b.subscription_id is null then b.created_at else p.seen_at end, p.amount_cents, p.refunded_cents
  from ${purchasePayments} p join ${purchases} b on b.id = p.purchase_id
  where b.status <> 'unknown'
    and not exists (select 1 from ${payments} o where o.payment_intent_id = p.payment_intent_id)
  union all
  select 'funding', f.product_key, f.product_name, f.payment_intent_id, null, f.email_key, f.settled_at,
    f.amount_cents, f.refunded_cents
  from ${fundingPayments} f where f.settled_at is not null
  union all
  select 'postal', 'postal', 'Letters mailed', o.payment_intent_id, o.client_id, coalesce(c.email_key, ''), o.settled_at,
    o.amount_cents, o.refunded_cents
  from ${postalOrders} o left join ${clients} c on c.id = o.client_id
  where o.settled_at is not null
  union all
  select 'elsewhere', 'elsewhere', 'Paid elsewhere', 'case ' || a.client_id, a.client_id, c.email_key,
    (a.paid_on + time '17:00') at time zone 'UTC', a.amount_cents, 0
  from ${clientArrivals} a join ${clients} c on c.id = a.client_id
  where a.paid = 'elsewhere' and a.paid_on is not null
  )
  select s.kind, s.product, s.name, s.reference, s.client_id, s.person, s.paid_at, s.paid,
    least(s.paid, s.refunded + coalesce(lost.cents, 0)) as refunded
  from settled s left join lost on lost.payment_intent_id = s.reference
)`
