import type { StaffWork, WorkShown } from '../../shared/api/works.ts'

/** A session that nobody has taken up yet. */
export const openWork: WorkShown = {
  id: 12,
  key: 'strategy-session',
  orderedAt: '2026-11-20T17:00:00.000Z',
  dueOn: '2026-11-24',
  agreed: false,
  state: 'open',
  owner: null,
  deliveredAt: null,
  note: null,
  noteKept: false,
}

/** The same as staff see it. */
export const staffWork: StaffWork = {
  ...openWork,
  product: 'Strategy Session',
  buyerName: 'Bea Buyer',
  buyerEmail: 'bea@example.com',
  clientId: null,
  applicationId: null,
  ownerId: null,
  isMine: false,
  isSession: true,
  deliveredBy: null,
}
