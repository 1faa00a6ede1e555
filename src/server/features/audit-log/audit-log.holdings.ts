import { type Holding, remains } from '../../holding.ts'

/** What is held of a person here. */
export const auditLogHoldings: readonly Holding[] = [
  ...remains(
    'stays',
    'says who did what to which number, and no name; a chain with a gap proves nothing',
    'audit_entries',
    'audit_head',
  ),
]
