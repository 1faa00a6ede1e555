import type { ListSource } from '../../platform/db/list-source.ts'
import { selectTestersPage } from './testers-page.store.ts'

/** Applications for the beta, each with the client made from it; never the token. */
export const testersList: ListSource = {
  columns: [
    { key: 'name', title: 'Name', kind: 'text' },
    { key: 'email', title: 'Email', kind: 'email' },
    { key: 'phone', title: 'Phone', kind: 'text' },
    { key: 'client', title: 'Client', kind: 'client' },
    { key: 'usedAt', title: 'Intake sent', kind: 'instant' },
    { key: 'createdAt', title: 'Applied', kind: 'instant' },
  ],
  searchable: true,
  async readPage(queryable, wish) {
    const { rows, total } = await selectTestersPage(queryable, wish)
    return {
      total,
      rows: rows.map(({ id, name, email, phone, clientId, usedAt, createdAt }) => ({
        id: String(id),
        values: {
          name,
          email,
          phone,
          client: clientId,
          usedAt: usedAt?.toISOString() ?? null,
          createdAt: createdAt.toISOString(),
        },
      })),
    }
  },
}
