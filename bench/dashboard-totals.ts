import { seedMany } from '../src/server/features/seed/seed-many.ts'
import { printAtTwoSizes } from './two-sizes.ts'

/** What staff wait for at the figures above the list, at a hundred times as many clients; they are kept, and not counted for each look. */
export async function benchTotals(print: (line: string) => void): Promise<void> {
  await printAtTwoSizes(print, {
    what: 'clients, and its figures',
    seed: (deps, size) => seedMany(deps, size, () => undefined),
    questions: () => ({ 'the figures': '/api/staff/totals', 'page 1': '/api/clients?page=1' }),
  })
}
