import type { Permission } from '../../../shared/rules/staff-roles.ts'

export interface StaffPlace {
  path: string
  title: string
  /** A permission: for whoever has it; 'agreements': where some state asks for agreements. */
  only?: Permission | 'agreements'
  /** How much waits stands behind its name. */
  counts?: true
}

/** What staff do all day, in the order of the header. */
export const dailyPlaces: readonly StaffPlace[] = [
  { path: '/dashboard/today', title: 'Today', counts: true },
  { path: '/dashboard', title: 'Clients' },
  { path: '/dashboard/messages', title: 'Messages' },
  { path: '/dashboard/work', title: 'Work' },
  { path: '/dashboard/mail', title: 'Mail' },
  { path: '/dashboard/payments', title: 'Payments' },
  { path: '/dashboard/sessions', title: 'Sessions' },
  { path: '/dashboard/funding', title: 'Funding' },
  { path: '/dashboard/unread', title: 'Unread lines' },
]

/** What is looked up or set now and then, behind one button. */
export const otherPlaces: readonly StaffPlace[] = [
  { path: '/dashboard/agreements', title: 'Agreements', only: 'agreements' },
  { path: '/dashboard/import', title: 'Add and import' },
  { path: '/dashboard/people', title: 'People' },
  { path: '/dashboard/reports', title: 'Reports' },
  { path: '/dashboard/lists', title: 'Lists' },
  { path: '/dashboard/announcements', title: 'Announcements' },
  { path: '/dashboard/audit-log', title: 'Audit log' },
  { path: '/dashboard/team', title: 'Team', only: 'team' },
  { path: '/dashboard/connections', title: 'Connections', only: 'settings' },
  { path: '/dashboard/texts', title: 'Texts', only: 'settings' },
  { path: '/dashboard/setup', title: 'Set-up', only: 'settings' },
  { path: '/dashboard/settings', title: 'Settings', only: 'settings' },
  { path: '/dashboard/account', title: 'Your account' },
]
