/**
 * When the CFPB's form takes a complaint about a bureau: its own condition, in no section of law, and so one that changes without one.
 * Source: law-review of November 2026, from the form itself. The form is to be looked at before each release.
 */
export const complaintGate = {
  /** A dispute must have been pending for longer than this, or be pending no longer. */
  days: 45,
  /** ISO date of that reading. */
  checkedOn: '2026-11-01',
} as const
