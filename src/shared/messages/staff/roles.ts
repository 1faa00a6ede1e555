import type { Permission } from '../../rules/staff-roles.ts'

const permissionTexts: Record<Permission, { short: string; hint: string }> = {
  work: { short: 'Work on cases', hint: 'Change anything in a case, write to clients, deliver work.' },
  papers: {
    short: 'Identity papers and files',
    hint: 'Open papers, reports, letters and packets. Social Security numbers stand in them.',
  },
  refunds: { short: 'Refunds', hint: 'Give money back, up to a limit.' },
  exports: { short: 'Exports', hint: 'Download lists of clients.' },
  announce: { short: 'Announcements', hint: 'Write to everybody at once.' },
  settings: { short: 'Settings', hint: 'Read and change how the product is set up.' },
  team: {
    short: 'Team',
    hint: 'Invite, disable and restore members, and give roles that may no more than their own.',
  },
  delete: { short: 'Delete', hint: 'Delete clients, applications and addresses for good.' },
}

/** Roles with their limits, on the page of the team. */
export const roleTexts = {
  title: 'Roles',
  lead: 'What each role may do. A change takes effect at once, for everybody who has the role.',
  caption: 'Roles',
  name: 'Name',
  nameMissing: 'Enter a name.',
  may: 'May do',
  look: 'Look at everything but files',
  lookHint: 'Everybody on the team can look at cases, lists and the audit log.',
  permissions: permissionTexts,
  refundsUpTo: (amount: string) => `Refunds up to ${amount}`,
  limit: 'Most that may be given back of one payment, in dollars',
  limitHint: 'All refunds of the payment count together. Leave it empty for no limit.',
  limitWrong: 'Enter an amount such as 50 or 49.99.',
  fixed: 'Always everything',
  change: 'Change',
  changeOf: (name: string) => `Change the role ${name}`,
  add: 'Add a role',
  addTitle: 'A new role',
  remove: 'Remove',
  removed: 'Role removed',
  putBack: 'Put back',
  putBackDone: 'Role put back',
  save: 'Save the role',
  saved: 'Role saved',
  leave: 'Close without saving',
  failed: 'The role could not be changed.',
}
