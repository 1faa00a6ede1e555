import { createHash } from 'node:crypto'
import type { ListSource } from '../../platform/db/list-source.ts'
import { selectPrefillTokensPage } from './prefill-tokens-page.store.ts'

/** Prefill tokens (decision 31) by purpose, expiry and first use: neither the token nor the fields that it opens. */
export const prefillTokensList: ListSource = {
  columns: [
    { key: 'purpose', title: 'Purpose', kind: 'text' },
    { key: 'createdAt', title: 'Issued', kind: 'instant' },
    { key: 'expiresAt', title: 'Expires', kind: 'instant' },
    { key: 'usedAt', title: 'First used', kind: 'instant' },
  ],
  searchable: false,
  async readPage(queryable, wish) {
    const { rows, total } = await selectPrefillTokensPage(queryable, wish)
    return {
      total,
      rows: rows.map(({ tokenHash, purpose, createdAt, expiresAt, usedAt }) => ({
        // Names the row and leads back to nothing.
        id: createHash('sha256').update(tokenHash).digest('hex').slice(0, 16),
        values: {
          purpose,
          createdAt: createdAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
          usedAt: usedAt?.toISOString() ?? null,
        },
      })),
    }
  },
}
