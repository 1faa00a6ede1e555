import { dollarsFromCents } from '../../../shared/rules/money.ts'
import type { ListSource } from '../lists/list-source.ts'
import { selectPurchasesPage } from './purchases-page.store.ts'

/** What was bought through payment links, with until when it opens what it opens (decision 12). */
export const purchasesList: ListSource = {
  columns: [
    { key: 'name', title: 'Name', kind: 'text' },
    { key: 'email', title: 'Email', kind: 'email' },
    { key: 'product', title: 'Product', kind: 'text' },
    { key: 'amount', title: 'Amount', kind: 'money' },
    { key: 'status', title: 'Status', kind: 'text' },
    { key: 'opensUntil', title: 'Opens until', kind: 'day' },
    { key: 'createdAt', title: 'Bought', kind: 'instant' },
  ],
  searchable: true,
  async readPage(queryable, wish) {
    const { rows, total } = await selectPurchasesPage(queryable, wish)
    return {
      total,
      rows: rows.map(({ id, name, email, productName, amountCents, status, opensUntil, createdAt }) => ({
        id: String(id),
        values: {
          name,
          email,
          product: productName,
          amount: dollarsFromCents(amountCents),
          status,
          opensUntil: opensUntil?.toISOString() ?? null,
          createdAt: createdAt.toISOString(),
        },
      })),
    }
  },
}
