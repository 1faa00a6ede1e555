/** Mails that open a session: their text is not kept once it was delivered. */
export const sessionMails: readonly string[] = [
  'sign-in-link',
  'staff-invitation',
  'funding-link',
  'funding-draft',
  'funding-news',
]

/** Mails that are no word of ours to a client: what the client asked for, and what goes to ourselves. */
export const notToClients: readonly string[] = [
  'sign-in-link',
  'staff-invitation',
  'support-message',
  'funding-link',
  'funding-draft',
]
