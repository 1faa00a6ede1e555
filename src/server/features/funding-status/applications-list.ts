import { fundingStatusLabels } from '../../../shared/rules/funding-status.ts'
import type { ListSource } from '../../platform/db/list-source.ts'
import { selectApplicationsPage } from './applications-page.store.ts'

/** Funding applications with what is asked for and where each stands. */
export const fundingApplicationsList: ListSource = {
  columns: [
    { key: 'name', title: 'Name', kind: 'text' },
    { key: 'email', title: 'Email', kind: 'email' },
    { key: 'phone', title: 'Phone', kind: 'text' },
    { key: 'goal', title: 'Asked for', kind: 'text' },
    { key: 'caseStatus', title: 'Status', kind: 'text' },
    { key: 'createdAt', title: 'Received', kind: 'instant' },
  ],
  searchable: true,
  async readPage(queryable, wish) {
    const { rows, total } = await selectApplicationsPage(queryable, wish)
    return {
      total,
      rows: rows.map(({ id, name, email, phone, fundingGoal, caseStatus, createdAt }) => ({
        id: String(id),
        values: {
          name,
          email,
          phone,
          goal: fundingGoal === '' ? null : fundingGoal,
          caseStatus: fundingStatusLabels[caseStatus],
          createdAt: createdAt.toISOString(),
        },
      })),
    }
  },
}
