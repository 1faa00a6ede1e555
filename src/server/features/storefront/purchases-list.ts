import { purchaseStatusWords } from '../../../shared/messages/staff/sessions.ts'
import { dollarsFromCents } from '../../../shared/rules/money.ts'
import type { ListSource } from '../../platform/db/list-source.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'
import { selectPurchasesPage } from './purchases-page.store.ts'

/** What was bought through payment links, with until when it opens what it opens (decision 12). */
export const purchasesList: ListSource = {
  columns: [
    { key: 'name', title: 'Name', kind: 'text' },
    { key: 'email', title: 'Email', kind: 'email' },
    { key: 'product', title: 'Product', kind: 'text' },
    { key: 'amount', title: 'Paid', kind: 'money' },
    { key: 'refunded', title: 'Refunded', kind: 'money' },
    { key: 'status', title: 'Status', kind: 'text' },
    { key: 'opensUntil', title: 'Opens until', kind: 'day' },
    { key: 'client', title: 'Client', kind: 'client' },
    { key: 'createdAt', title: 'Bought', kind: 'instant' },
  ],
  searchable: true,
  async readPage(queryable, wish) {
    const { rows, total } = await selectPurchasesPage(queryable, wish)
    return {
      total,
      rows: rows.map((row) => ({ id: String(row.id), values: valuesOf(row) })),
    }
  },
}

function valuesOf(row: PurchaseRow) {
  const { name, email, productName, amountCents, refundedCents, status, opensUntil, clientId, createdAt } =
    row
  return {
    name,
    email,
    product: productName,
    amount: dollarsFromCents(amountCents),
    refunded: dollarsFromCents(refundedCents),
    status: purchaseStatusWords[status] ?? status,
    opensUntil: opensUntil?.toISOString() ?? null,
    client: clientId,
    createdAt: createdAt.toISOString(),
  }
}
