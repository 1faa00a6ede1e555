import type { ListSource } from '../../platform/db/list-source.ts'
import { selectLeadsPage } from './leads-page.store.ts'

/** Who left their interest on the home page. */
export const leadsList: ListSource = {
  columns: [
    { key: 'name', title: 'Name', kind: 'text' },
    { key: 'email', title: 'Email', kind: 'email' },
    { key: 'phone', title: 'Phone', kind: 'text' },
    { key: 'agreeToStudy', title: 'Agreed to the study', kind: 'yes-no' },
    { key: 'agreeToContact', title: 'Agreed to contact', kind: 'yes-no' },
    { key: 'createdAt', title: 'Received', kind: 'instant' },
  ],
  searchable: true,
  async readPage(queryable, wish) {
    const { rows, total } = await selectLeadsPage(queryable, wish)
    return {
      total,
      rows: rows.map(({ id, name, email, phone, agreeToStudy, agreeToContact, createdAt }) => ({
        id: String(id),
        values: { name, email, phone, agreeToStudy, agreeToContact, createdAt: createdAt.toISOString() },
      })),
    }
  },
}
