/** Labels that mean the same, from facts/report-layouts and facts/report-variants: each bureau's and service's word for it. */
export const labelGroups: readonly (readonly string[])[] = [
  ['Date Opened', 'Opened', 'Open Date'],
  ['Account Number', 'Account #', 'Acct Number'],
  ['Date Reported', 'Date Updated', 'Balance Updated', 'Last Reported', 'Last Verified'],
  ['Balance', 'Current Balance', 'Balance Owed', 'Recent Balance', 'Reported Balance'],
  ['High Credit', 'High Balance', 'Highest Balance'],
  ['Credit Limit', 'Limit', 'Credit Line'],
  ['Amount Past Due', 'Past Due', 'Past Due Amount'],
  ['Scheduled Payment Amount', 'Monthly Payment', 'Payment Amount', 'Scheduled Payment'],
  ['Date of Last Payment', 'Last Payment Made', 'Last Payment', 'Last Payment Date'],
  ['Pay Status', 'Payment Status', 'Current Status', 'Account Condition'],
  ['Status', 'Account Status', 'Account Rating'],
  ['Responsibility', 'Owner', 'Account Owner', 'Bureau Code', 'Account Designator Code'],
  ['Account Type', 'Type', 'Loan/Account Type', 'Type of Account'],
  ['Loan Type', 'Account Type - Detail', 'Type of Loan'],
  ['Terms', 'Term Duration', 'Term Length', 'Loan Term', 'No. of Months (terms)'],
  ['Date Closed', 'Closed Date', 'Closed'],
  ['Remarks', 'Comments', 'Comment', 'Creditor Remarks'],
  ['Original Creditor', 'Original Creditor Name', 'Original Owner'],
  ['Original Amount', 'Original Balance', 'Original Loan Amount', 'Original Amount Owed'],
  ['Charge Off Amount', 'Charged Off Amount', 'Amount Charged Off'],
  // Not 'Delinquency First Reported', which Equifax prints beside it: when a major delinquency was first reported.
  ['Date of 1st Delinquency', 'Date of First Delinquency'],
  ['On Record Until', 'Removal Date', 'Estimated Removal Date'],
  ['Recent Payment', 'Recent Payment Amount', 'Payment Received'],
]

/** Headings of sections and of the parts of an account. */
export const headingGroups: readonly (readonly string[])[] = [
  ['Personal Information', 'Identification', 'Personal Info'],
  [
    'Credit Accounts',
    'Accounts',
    'Account History',
    'Account Information',
    'Account Details',
    'Account Info',
  ],
  ['Accounts with Adverse Information', 'Adverse Accounts', 'Potentially Negative Items'],
  ['Satisfactory Accounts', 'Accounts in Good Standing', 'Good Accounts'],
  ['Collections', 'Collection Accounts', 'Collection Items'],
  ['Public Records', 'Public Information', 'Court Records'],
  ['Hard Inquiries', 'Regular Inquiries', 'Inquiries'],
  ['Soft Inquiries', 'Account Review Inquiries', 'Promotional Inquiries'],
  ['Payment History', 'Two-Year Payment History', 'Payment Record'],
  ['Contact Info', 'Contact Information', 'Creditor Contact'],
  ['Summary', 'At a Glance', 'Report Summary'],
]

/** Words that no report has for anything. */
export const nonsense = 'Quorbel Vandic'
