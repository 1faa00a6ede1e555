interface StaffPlace {
  path: string
  title: string
  adminOnly: boolean
}

/** The pages of the staff side, in the order of the header. */
export const staffPlaces: readonly StaffPlace[] = [
  { path: '/dashboard', title: 'Clients', adminOnly: false },
  { path: '/dashboard/messages', title: 'Messages', adminOnly: false },
  { path: '/dashboard/work', title: 'Work', adminOnly: false },
  { path: '/dashboard/mail', title: 'Mail', adminOnly: false },
  { path: '/dashboard/payments', title: 'Payments', adminOnly: false },
  { path: '/dashboard/sessions', title: 'Sessions', adminOnly: false },
  { path: '/dashboard/funding', title: 'Funding', adminOnly: false },
  { path: '/dashboard/unread', title: 'Unread lines', adminOnly: false },
  { path: '/dashboard/lists', title: 'Lists', adminOnly: false },
  { path: '/dashboard/announcements', title: 'Announcements', adminOnly: false },
  { path: '/dashboard/audit-log', title: 'Audit log', adminOnly: false },
  { path: '/dashboard/team', title: 'Team', adminOnly: true },
  { path: '/dashboard/settings', title: 'Settings', adminOnly: true },
  { path: '/dashboard/account', title: 'Your account', adminOnly: false },
]
