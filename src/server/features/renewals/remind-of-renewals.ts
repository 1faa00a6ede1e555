import { findLinkedProduct, linkedProducts } from '../../../shared/catalogue/linked-products.ts'
import { daysAfter } from '../../../shared/rules/civil-days.ts'
import { centsFromDollars } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import { ProviderUnavailable } from '../../platform/payments/payment-provider.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { noticeInOwnWords } from '../own-texts/notice-in-own-words.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'
import { askAgainSoon } from '../storefront/ask-again-soon.ts'
import { renewalTextsIn } from '../storefront/renewal-texts-in.ts'
import { daysBeforeRenewal, dueNotice, yearlyAfterDays } from './renewal-notice.ts'
import { insertNotice, selectRemindable } from './renewals.store.ts'

const atOnce = 200
/** Less than a year, more than any window: who was reminded since is not asked about again. */
const remindedDays = 300
const annual = linkedProducts.filter(({ billing }) => billing === 'year').map(({ key }) => key)

/**
 * Mails every reminder that is due, once an occasion however often and wherever it runs: the notice is a row with its mail
 * in one transaction. Day, price and product are what the provider says now. One that cannot be asked about waits for the
 * next look.
 */
export async function remindOfRenewals(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const window = {
    annual,
    renewsBefore: daysAfter(now, daysBeforeRenewal),
    boughtBefore: daysAfter(now, -yearlyAfterDays),
    remindedSince: daysAfter(now, -remindedDays),
    limit: atOnce,
  }
  for (let after = 0; ; ) {
    const rows = await selectRemindable(deps.database.db, { ...window, after })
    for (const row of rows) await remind(deps, row, now).catch((cause) => unlessSilent(deps, row, cause))
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = last.id
  }
}

function unlessSilent(deps: Deps, { id }: PurchaseRow, cause: unknown): void {
  if (!(cause instanceof ProviderUnavailable)) throw cause
  deps.log.warn({ err: cause, purchaseId: id }, 'the payment provider did not say when a subscription renews')
}

async function remind(deps: Deps, row: PurchaseRow, now: Date): Promise<void> {
  const told = await deps.payments.getSubscription(row.subscriptionId ?? '')
  const current = findLinkedProduct(told?.productKey ?? '')
  const next = findLinkedProduct(told?.nextProductKey ?? told?.productKey ?? '')
  if (told?.status !== 'active' || told.endsWithPeriod || !current || !next) {
    // What is known here is older than what the provider says.
    await askAgainSoon(deps, row.providerReference)
    return
  }
  if (current.billing === 'once' || next.billing === 'once') return
  const facts = { period: current.billing, boughtAt: row.createdAt, renewsAt: told.periodEndsAt }
  const notice = dueNotice(facts, now)
  if (notice === null) return
  const { db } = deps.database
  const language = await languageOfPerson(db, row.email)
  const { renderRenewalMail } = await import('./emails/renewal-mail.tsx')
  const mail = await renderRenewalMail(deps.config, {
    kind: notice.kind,
    product: next.name,
    period: next.billing,
    priceCents: told.renewsAtCents ?? centsFromDollars(next.dollars),
    renewsAt: told.periodEndsAt,
    boughtAt: row.createdAt,
    buyer: { name: row.name, sessionId: row.providerReference },
    language,
    texts: await noticeInOwnWords(db, 'renewal', language, renewalTextsIn(language).reminder),
  })
  await deps.database.transaction(async (tx) => {
    if (!(await insertNotice(tx, { purchaseId: row.id, occasion: notice.occasion, createdAt: now }))) return
    await queueMail(deps, tx, {
      ...mail,
      to: row.email,
      mailType: 'renewal-reminder',
      dedupeKey: `renewal:${row.providerReference}:${notice.occasion}`,
    })
  })
}
